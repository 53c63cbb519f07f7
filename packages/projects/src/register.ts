/** The register of a project: what is assumed, what is on hold, and what is not assessed, over all its calculations. */
import { midSentence } from '@keelson/workflow'
import { listedUpTo } from '@keelson/workflow/shown.ts'
import { isDerived } from './document.ts'
import { endOfInput, isFault } from './ends.ts'
import { exampleInputs } from './input-statements.ts'
import type { LaidOut } from './laid-out.ts'
import { type Results, resultOf } from './methods.ts'

export type RegisterKind =
  | 'assumed entry'
  | 'example value'
  | 'hold'
  | 'not assessed'
  | 'accepted outside its limits'
  | 'another kind'
export interface RegisterLine {
  readonly kind: RegisterKind
  /** Name of an entry of the basis, or id of a calculation. */
  readonly at: string
  readonly case?: string
  readonly says: string
  readonly source?: string
}

export function registerOf(laid: LaidOut, results: Results): readonly RegisterLine[] {
  return [...assumedEntries(laid), ...reasonsOfEntries(laid), ...laid.order.flatMap((one) => linesOf(one, results))]
}

function assumedEntries({ project }: LaidOut): readonly RegisterLine[] {
  return Object.entries(project.basis).flatMap(([name, entry]): RegisterLine[] => {
    if (entry.status !== 'assumed') return []
    const { document } = entry.source ?? {}
    const says = entry.note ?? `${entry.title ?? name} is assumed.`
    return [{ kind: 'assumed entry', at: name, says, ...(document !== undefined && { source: document }) }]
  })
}

/** Results under a name of the basis that stand for another kind. */
function reasonsOfEntries({ project }: LaidOut): readonly RegisterLine[] {
  return Object.entries(project.basis).flatMap(([name, entry]): RegisterLine[] =>
    isDerived(entry) && entry.because !== undefined ? [{ kind: 'another kind', at: name, says: entry.because }] : [],
  )
}

function linesOf(one: LaidOut['order'][number], results: Results): readonly RegisterLine[] {
  const { calculation, method, cases } = one
  const { id, meta } = calculation
  const holds = (meta?.holds ?? []).map((says): RegisterLine => ({ kind: 'hold', at: id, says }))
  const reasons = new Map(
    cases.flatMap(({ links }) => links.map(({ pointer, path, link }) => [pointer, { path, link }])),
  )
  const others = [...reasons.values()].flatMap(({ path, link }): RegisterLine[] => {
    const end = endOfInput(method.contract, path)
    const title = isFault(end) ? path : end.title
    return link.because === undefined ? [] : [{ kind: 'another kind', at: id, says: `${title}: ${link.because}` }]
  })
  return [...exampleLines(one), ...holds, ...others, ...cases.flatMap(({ name }) => openLines(id, name, results))]
}

const MOST_NAMED = 4
/** Inputs that nobody has entered: they have the values of the example. */
function exampleLines({ calculation, method: { contract }, cases }: LaidOut['order'][number]): readonly RegisterLine[] {
  const titles = exampleInputs(cases).map((name) => {
    const end = endOfInput(contract, name)
    return isFault(end) ? name.replaceAll('_', ' ') : midSentence(end.title)
  })
  if (titles.length === 0) return []
  const has = titles.length === 1 ? 'input has its' : 'inputs have their'
  const says = `${titles.length} ${has} example value: ${listedUpTo(MOST_NAMED, titles)}.`
  return [{ kind: 'example value', at: calculation.id, says }]
}

function openLines(id: string, name: string, results: Results): readonly RegisterLine[] {
  const at = { at: id, ...(name !== '' && { case: name }) }
  return (resultOf(results, id, name)?.checks ?? []).flatMap(({ open, title, reason, accepted }): RegisterLine[] => {
    if (accepted) {
      const says = `${title}: accepted by ${accepted.by}, ${midSentence(accepted.reason)}`
      return [{ kind: 'accepted outside its limits', ...at, says }]
    }
    return open ? [{ kind: 'not assessed', ...at, says: `${title}: ${reason ?? ''}` }] : []
  })
}
