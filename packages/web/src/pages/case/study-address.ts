/** The study in the address of a page: a recorded one by its id, a search that is recorded nowhere by what it asks. */
import type { GoalRequest } from '@keelson/studies/request.ts'

export type AddressedStudy = { readonly id: string } | { readonly find: GoalRequest }

const [RECORDED, SOUGHT] = ['study', 'find']
const STUDY_ID = /^[0-9a-z-]{1,64}$/

/** Of the query of an address; undefined where it names none that can be read. */
export function studyIn(search: string): AddressedStudy | undefined {
  const query = new URLSearchParams(search)
  const id = query.get(RECORDED) ?? ''
  if (STUDY_ID.test(id)) return { id }
  const find = goalIn(query.get(SOUGHT) ?? '')
  return find && { find }
}

/** The query with this study in place of any other. */
export function withStudy(search: string, study: AddressedStudy | undefined): string {
  const query = new URLSearchParams(search)
  query.delete(RECORDED)
  query.delete(SOUGHT)
  if (study && 'id' in study) query.set(RECORDED, study.id)
  if (study && 'find' in study) query.set(SOUGHT, JSON.stringify(study.find))
  return query.size === 0 ? '' : `?${query}`
}

export const isSameStudy = (a: AddressedStudy | undefined, b: AddressedStudy | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** What the service would refuse is left to it; what is no search at all is none. */
function goalIn(text: string): GoalRequest | undefined {
  try {
    const { kind, param, between, target } = JSON.parse(text) as Partial<GoalRequest>
    const isGoal = kind === 'goal' && typeof param === 'string' && Array.isArray(between) && between.length === 2
    return isGoal && typeof target?.output === 'string' ? (JSON.parse(text) as GoalRequest) : undefined
  } catch {
    return undefined
  }
}
