// Resources for agents: the vocabulary of each kind, a complete example of each, and each tool in full.
import { automaticWords, kinds, kindVocabulary, vocabulary } from '@linework/core';
import type { ListedTool } from './context.js';
import { toolSchemas } from './tool-list.js';

interface ResourceText {
  readonly uri: string;
  readonly mimeType: string;
  readonly text: string;
}

export const resourceTemplates = [
  {
    name: 'vocabulary',
    uriTemplate: 'vocabulary://{kind}',
    description: 'The vocabulary of a kind of diagram, as data',
    mimeType: 'application/json',
  },
  {
    name: 'example',
    uriTemplate: 'examples://{kind}',
    description: 'A complete diagram that uses most features of a kind',
    mimeType: 'text/plain',
  },
  {
    name: 'tool',
    uriTemplate: 'tools://{name}',
    description: 'The arguments and the result of a tool, as JSON Schemas',
    mimeType: 'application/json',
  },
];

export function resources(): { name: string; uri: string; description: string; mimeType: string }[] {
  const of = [...kinds.keys()];
  return [
    {
      name: 'language',
      uri: 'vocabulary://language',
      description: 'What every kind shares, and a list of the kinds',
      mimeType: 'application/json',
    },
    ...of.map((kind) => ({
      name: `vocabulary-${kind}`,
      uri: `vocabulary://${kind}`,
      description: `The vocabulary of the kind ${kind}`,
      mimeType: 'application/json',
    })),
    ...of.map((kind) => ({
      name: `example-${kind}`,
      uri: `examples://${kind}`,
      description: `A complete example of the kind ${kind}`,
      mimeType: 'text/plain',
    })),
  ];
}

/** Undefined if nothing has this address. */
export function readResource(uri: string, operations: readonly ListedTool[]): ResourceText | undefined {
  const [, scheme, name = ''] = /^(vocabulary|examples|tools):\/\/([a-z0-9_]{1,80})$/.exec(uri) ?? [];
  if (scheme === undefined) return undefined;
  if (scheme === 'tools') {
    const schemas = toolSchemas(operations, name);
    return schemas && { uri, mimeType: 'application/json', text: JSON.stringify(schemas) };
  }
  if (scheme === 'vocabulary') {
    const words = name === 'language' ? { ...vocabulary(), ...automaticWords() } : kindVocabulary(name);
    return words ? { uri, mimeType: 'application/json', text: JSON.stringify(words) } : undefined;
  }
  const example = kinds.get(name)?.grammar.example;
  return example === undefined ? undefined : { uri, mimeType: 'text/plain', text: `${example}\n` };
}
