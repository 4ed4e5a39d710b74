// Which lines of a journey may be another language's, and what ends its blocks there: known before any repair is loaded.
import type { Signs } from '../../../syntax/habits/habits.js';
import type { PhraseStatement } from '../../../syntax/statement.js';
import { doubtsSection } from '../../habits/doubts.js';

export const journeySigns: Signs = {
  doubts: (statement) => doubtsSection(statement) || doubtsStep(statement) || doubtsActor(statement),
};

/** `step "Search": 4: Me`, `step "Search" 4`. */
function doubtsStep({ keyword, rest }: PhraseStatement): boolean {
  return (
    keyword.text === 'step' && rest.some((each) => each.type === 'colon' || each.type === 'number' || isPaired(each))
  );
}

function isPaired(token: PhraseStatement['rest'][number]): boolean {
  return token.type === 'option' && token.name === 'score' && token.values.some(({ type }) => type !== 'number');
}

/** `actor shop as "The shop"` */
function doubtsActor({ keyword, rest }: PhraseStatement): boolean {
  return keyword.text === 'actor' && rest.some((each) => each.type === 'word' && each.text === 'as');
}
