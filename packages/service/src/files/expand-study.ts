/** Studies whose base, rows or list refer to files: what the files give stands in their place, and is told with the study. */
import type { StudyFile } from '@keelson/studies'
import type { Params, StudyRequest } from '@keelson/studies/request.ts'
import type { Problem } from '@keelson/workflow'
import type { Catalog } from '../catalog.ts'
import { ServiceProblem } from '../problems.ts'
import { refusedStudy } from '../studies/studied.ts'
import type { FileDesk } from './desk.ts'
import { filed } from './expand.ts'
import type { FiledVary, Placed } from './filed-vary.ts'
import { filedList } from './study-list.ts'
import { filedRows } from './study-rows.ts'

export interface FiledStudy {
  readonly request: StudyRequest
  readonly files: readonly StudyFile[]
  /** Does what may refuse the request, and says of a refusal in which file it lies. */
  readonly placing: <T>(work: () => Promise<T>) => Promise<T>
}
/** `mostPoints`: of a study. Throws ServiceProblem: study_refused, file_mapping_needed, mapping_refused, and what the desk throws. */
export async function filedStudy(
  catalog: Catalog,
  desk: FileDesk,
  study: StudyRequest,
  mostPoints: number,
): Promise<FiledStudy> {
  const base = await filedBase(catalog, desk, study)
  const { vary, files, placed } = await filedVary(catalog, desk, base.request, mostPoints)
  return { request: { ...base.request, vary }, files: [...base.files, ...files], placing: placing(placed) }
}

async function filedBase(catalog: Catalog, desk: FileDesk, study: StudyRequest) {
  const { ref, base, input_basis } = study
  if (base === undefined) return { request: study, files: [] }
  const asked = { ref, params: base, ...(input_basis && { input_basis }) }
  const { request, files } = await filed(catalog, desk, asked, 'base')
  if (files.length === 0) return { request: study, files }
  const made = { base: request.params as Params, ...(request.input_basis && { input_basis: request.input_basis }) }
  return { request: { ...study, ...made }, files }
}

async function filedVary(
  catalog: Catalog,
  desk: FileDesk,
  { ref, base = {}, vary }: StudyRequest,
  mostPoints: number,
): Promise<FiledVary> {
  const asIs = { vary, files: [], placed: (fault: Problem) => fault }
  if (vary?.kind !== 'list') return asIs
  const { target } = catalog.resolve(ref)
  if (target?.kind !== 'own') return asIs
  const { rows, csv, file } = vary
  if (file !== undefined && rows === undefined && csv === undefined)
    return filedList(desk, target.workflow.contract.params, vary, mostPoints)
  if (!Array.isArray(rows) || file !== undefined || csv !== undefined) return asIs
  const params = { base, rows: rows as readonly Params[] }
  return (
    (await filedRows((request, own, member) => filed(catalog, own, { ref, ...request }, member), desk, params, vary)) ??
    asIs
  )
}

const placing =
  (placed: Placed): FiledStudy['placing'] =>
  async (work) => {
    try {
      return await work()
    } catch (error) {
      const isOfRequest = error instanceof ServiceProblem && error.code === 'study_refused' && error.errors.length > 0
      throw isOfRequest ? refusedStudy(error.errors.map(placed)) : error
    }
  }
