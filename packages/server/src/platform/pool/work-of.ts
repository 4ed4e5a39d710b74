// The functions of a worker: in, the operations and their context; out, what its module runs.
import { brandTheme } from '@linework/core';
import { batchEntries, mcpHttpAnswers } from '@linework/mcp';
import type { AnyOperation, OperationContext } from '@linework/operations';
import { operationAnswers } from '../http/operation-answer.js';
import { styledContexts } from './styled-contexts.js';
import type { Worker } from './work.js';

export function workOf(operations: readonly AnyOperation[], context: OperationContext): Worker {
  const styled = styledContexts(context);
  const answerOf = operationAnswers(operations, styled);
  const mcpOf = mcpHttpAnswers({
    operations,
    context,
    onError: (error) => process.stderr.write(`linework: mcp: ${JSON.stringify(error.message)}\n`),
  });
  return {
    answer: async (call, begin) => {
      begin();
      return answerOf(call);
    },
    answerMcp: async ({ style, ...call }, begin) => mcpOf(call, begin, await styled(style)),
    splitBatch: async (body, begin) => {
      begin();
      const entries = batchEntries(body);
      return entries === undefined ? { whole: body } : { entries };
    },
    brand: async (brand, begin) => {
      begin();
      return brandTheme(brand);
    },
    squares: async (file, begin) => {
      begin();
      const { squaresOf } = await import('../raster/squares.js');
      return squaresOf(file);
    },
    iconArt: async (file, begin) => {
      begin();
      const { iconArtOf } = await import('../outlines/icon-file.js');
      return iconArtOf(file);
    },
    brandFont: async (files, begin) => {
      begin();
      const { readBrandFont } = await import('@linework/export');
      return readBrandFont(files);
    },
  };
}
