// How authors of Mermaid, PlantUML, D2 and code write classes, translated into our lines.
import type { Habits } from '../../../syntax/habits/habits.js';
import { repairBlock } from '../../habits/blocks.js';
import { repairHeaderLine } from '../../habits/header-lines.js';
import { withoutCounterpart } from '../../habits/no-counterpart.js';
import { repairNote } from '../../habits/notes.js';
import { repairShaped } from './d2-classes.js';
import { repairDeclaration } from './declarations.js';
import { repairAnnotation, repairLooseMember } from './members.js';
import { OTHERS } from './no-counterpart.js';
import { repairWorded } from './relation-keywords.js';
import { repairRelation } from './relations.js';
import { classSigns } from './signs.js';

export const classHabits: Habits = {
  ...classSigns,
  byStart: [repairHeaderLine, repairDeclaration, withoutCounterpart(OTHERS), repairNote, repairAnnotation],
  byForm: [repairShaped, repairRelation, repairWorded, repairBlock, repairLooseMember],
};
