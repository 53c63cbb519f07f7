/** Reads the shape of a study request; what varies is judged against its workflow when the study is planned. */
import type { StudyRequest } from '@keelson/studies/request.ts'
import { STUDY_FIELDS } from '@keelson/studies/request-schema.ts'
import { type Problem, shortJson } from '@keelson/workflow'
import { shapeProblems } from '@keelson/workflow/shape.ts'
import { metaProblems } from '../meta.ts'
import { ServiceProblem } from '../problems.ts'
import { firstOf, isObject, malformed, routeProblems, sourceProblems } from '../request.ts'

/** `vary`, `meta` and `input_basis` are judged by themselves, the channel and the units as those of a run. */
const SHAPE = {
  type: 'object',
  properties: { ...STUDY_FIELDS, domain: {}, subdomain: {}, vary: {}, meta: {}, input_basis: {}, units: {} },
  required: ['ref'],
  additionalProperties: false,
}

/** The request in a body. Throws ServiceProblem: no object (400), or study_refused (422) with every fault at its pointer. */
export function readStudyRequest(body: unknown): StudyRequest {
  if (!isObject(body)) throw malformed([{ pointer: '', message: `must be an object (entered: ${shortJson(body)})` }])
  const problems = [
    ...shapeProblems(SHAPE, body, 'a field of a study'),
    ...routeProblems(body),
    ...('meta' in body ? firstOf(metaProblems(body.meta)) : []),
    ...firstOf(sourceProblems(body)),
  ]
  if (problems.length > 0) throw studyRefused(problems)
  return body as unknown as StudyRequest
}

/** The refusal of a study, with pointers into its request. */
export const studyRefused = (errors: readonly Problem[]): ServiceProblem =>
  new ServiceProblem('study_refused', errors.map((e) => `${e.pointer} ${e.message}`).join('; '), { errors })
