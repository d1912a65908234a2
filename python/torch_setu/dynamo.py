"""The Dynamo backend "tpu", found through the entry point group ``torch_dynamo_backends`` when it is first named."""

from __future__ import annotations

from torch_setu import errors


def tpu(graph_module, example_inputs, **_options):
    """Raises NotImplementedError."""
    raise errors.not_in_this_version("torch.compile(backend='tpu')", "run the model without torch.compile")
