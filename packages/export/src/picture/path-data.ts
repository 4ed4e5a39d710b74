// Path data as pen movements. In: the text of a `d` attribute of our renderer or of an icon. Out: absolute lines and
// cubic curves. Invalid data ends the path, as in browsers.
import { type CurveStep, pathCurves, readPath } from '@linework/core';

export function curveSteps(data: string): readonly CurveStep[] {
  const steps = pathCurves(readPath(data).commands);
  const isDrawn = (step: CurveStep): boolean => step.every((each) => typeof each === 'string' || Number.isFinite(each));
  const beyond = steps.findIndex((step) => !isDrawn(step));
  return beyond < 0 ? steps : steps.slice(0, beyond);
}
