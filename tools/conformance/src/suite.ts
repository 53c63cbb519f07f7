/** The checks that every workflow is held to, in the order in which a failure is best read. */
import { anchorsCheck } from './checks/anchors.ts'
import { answersCheck } from './checks/answers.ts'
import { casesCheck } from './checks/cases.ts'
import { drawingPractice } from './checks/drawing-practice.ts'
import { criterionCheck, exampleCheck, modesCheck } from './checks/example.ts'
import { exchangedCheck } from './checks/exchanged.ts'
import { figuresCheck } from './checks/figures.ts'
import { fuzzCheck } from './checks/fuzzed.ts'
import { instantCheck } from './checks/instant.ts'
import { labelsCheck } from './checks/labels.ts'
import { leftOutCheck } from './checks/left-out.ts'
import { limitCheck } from './checks/limits.ts'
import { magnitudesCheck } from './checks/magnitudes.ts'
import { checkTitlesCheck, descriptionsCheck } from './checks/named.ts'
import { onRequestCheck } from './checks/on-request.ts'
import { oneUnitCheck } from './checks/one-unit.ts'
import { placeholdersCheck } from './checks/placeholders.ts'
import { proseCheck } from './checks/prose.ts'
import { reachCheck } from './checks/reach.ts'
import { refusalCheck, unitsCheck } from './checks/refusals.ts'
import { reportCheck } from './checks/report.ts'
import { publishedCheck, schemaCheck } from './checks/schema.ts'
import { studiedCheck } from './checks/studied.ts'
import { chainCheck, dimensionCheck, stepsCheck, traceCheck } from './checks/trace.ts'
import { triedCheck } from './checks/tried.ts'
import { triedInstantCheck } from './checks/tried-instant.ts'
import { utilisationCheck } from './checks/utilisation.ts'
import { deliverablesCheck, effectCheck, finiteCheck, producedCheck, stableHashCheck } from './checks/values.ts'
import { verdictsCheck } from './checks/verdicts.ts'
import { wiredCheck } from './checks/wired.ts'
import { askedCheck, warningsCheck } from './checks/words.ts'
import { worstDrawn } from './checks/worst-drawn.ts'
import { handCheck } from './hand-check/check.ts'
import type { ConformanceCheck } from './subject.ts'

export const suite: readonly ConformanceCheck[] = [
  placeholdersCheck,
  exampleCheck,
  criterionCheck,
  casesCheck,
  verdictsCheck,
  exchangedCheck,
  utilisationCheck,
  reachCheck,
  leftOutCheck,
  answersCheck,
  modesCheck,
  schemaCheck,
  publishedCheck,
  askedCheck,
  warningsCheck,
  proseCheck,
  oneUnitCheck,
  checkTitlesCheck,
  descriptionsCheck,
  refusalCheck,
  unitsCheck,
  magnitudesCheck,
  producedCheck,
  finiteCheck,
  deliverablesCheck,
  onRequestCheck,
  stepsCheck,
  traceCheck,
  chainCheck,
  wiredCheck,
  limitCheck,
  dimensionCheck,
  effectCheck,
  anchorsCheck,
  labelsCheck,
  figuresCheck,
  drawingPractice,
  worstDrawn,
  stableHashCheck,
  studiedCheck,
  triedCheck,
  fuzzCheck,
  reportCheck,
  handCheck,
]
/** Slow down whatever runs after them, and are tried last of all. */
export const counted: readonly ConformanceCheck[] = [instantCheck, triedInstantCheck]
