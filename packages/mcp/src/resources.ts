// What an agent may read: the vocabulary of each kind and a whole example of each.
import { automaticWords, kinds, kindVocabulary, vocabulary } from '@linework/core';

interface ResourceText {
  readonly uri: string;
  readonly mimeType: string;
  readonly text: string;
}

export const resourceTemplates = [
  {
    name: 'vocabulary',
    uriTemplate: 'vocabulary://{kind}',
    description: 'What may be written in a kind of diagram, as data',
    mimeType: 'application/json',
  },
  {
    name: 'example',
    uriTemplate: 'examples://{kind}',
    description: 'A whole diagram of a kind that uses most of it',
    mimeType: 'text/plain',
  },
];

export function resources(): { name: string; uri: string; description: string; mimeType: string }[] {
  const of = [...kinds.keys()];
  return [
    {
      name: 'language',
      uri: 'vocabulary://language',
      description: 'What every kind shares, and the kinds',
      mimeType: 'application/json',
    },
    ...of.map((kind) => ({
      name: `vocabulary-${kind}`,
      uri: `vocabulary://${kind}`,
      description: `What may be written in a ${kind}`,
      mimeType: 'application/json',
    })),
    ...of.map((kind) => ({
      name: `example-${kind}`,
      uri: `examples://${kind}`,
      description: `A whole ${kind}`,
      mimeType: 'text/plain',
    })),
  ];
}

/** Undefined when the address names nothing. */
export function readResource(uri: string): ResourceText | undefined {
  const [, scheme, name = ''] = /^(vocabulary|examples):\/\/([a-z0-9]{1,40})$/.exec(uri) ?? [];
  if (scheme === undefined) return undefined;
  if (scheme === 'vocabulary') {
    const words = name === 'language' ? { ...vocabulary(), ...automaticWords() } : kindVocabulary(name);
    return words ? { uri, mimeType: 'application/json', text: JSON.stringify(words) } : undefined;
  }
  const example = kinds.get(name)?.grammar.example;
  return example === undefined ? undefined : { uri, mimeType: 'text/plain', text: `${example}\n` };
}
