/** The links of a project as its report tells them: by the titles of both ends, and what each derived entry comes to. */
import {
  isDerived,
  type LaidCalculation,
  type LaidOut,
  type PlacedLink,
  type ProjectState,
  type ResultLink,
  resultLinkOf,
  sentByLink,
} from '@keelson/projects'
import { endOfInput, endOfResult, type FoundEnd, isFault } from '@keelson/projects/ends.ts'
import { isBasisLink, type Source, sourceOf } from '@keelson/projects/links.ts'
import type { ProjectReportInput, ReportedLink } from '@keelson/report/project/index.ts'

/** One for each input that is linked in the same way, with the cases in which it is, where these are not all. */
export const linksOf = (laid: LaidOut): readonly ReportedLink[] => laid.order.flatMap((one) => linksTo(laid, one))

function linksTo(laid: LaidOut, one: LaidCalculation): readonly ReportedLink[] {
  const placed = one.cases.flatMap(({ name, links }) => links.map((link) => ({ name, link })))
  const alike = Map.groupBy(placed, ({ link: { path, link } }) => JSON.stringify([path, link]))
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const names = same.map(({ name }) => name)
    return [linkTo(laid, one, first.link, names.length === one.cases.length ? [] : names)]
  })
}

function linkTo(
  laid: LaidOut,
  { calculation, method }: LaidCalculation,
  { path, link }: PlacedLink,
  cases: readonly string[],
): ReportedLink {
  const result = resultLinkOf(laid.project, link)
  const because = result?.because ?? link.because
  return {
    to: calculation.id,
    input: path,
    title: titleOf(endOfInput(method.contract, path), path),
    cases,
    ...(isBasisLink(link) && { entry: link.basis, ...(link.column !== undefined && { column: link.column }) }),
    ...(result && resultOf(laid, result)),
    ...(because !== undefined && { because }),
  }
}

const titleOf = (end: FoundEnd, otherwise: string): string => (isFault(end) ? otherwise : end.title)

function resultOf({ byId }: LaidOut, result: ResultLink): Pick<ReportedLink, 'from' | 'value' | 'reduce'> {
  const source = sourceOf(result)
  const from = source && byId.get(source.calculation)
  if (!source || !from) return {}
  const { contract } = from.method
  const value = titleOf(endOfResult(contract, source), source.output)
  return { from: source.calculation, value: `${value}${memberOf(contract.values, source)}`, ...reduceOf(result) }
}

/** The title of a column has its name already. */
const memberOf = (values: object, { output, member }: Source): string => {
  const value = Object.hasOwn(values, output)
    ? (values as Record<string, { readonly kind?: string }>)[output]
    : undefined
  return member !== undefined && value?.kind?.endsWith('map') ? `, ${member}` : ''
}

const reduceOf = ({ reduce }: ResultLink) => (reduce === undefined ? {} : { reduce })

/** The inputs that each load case has of its own, but for those that are links. */
export function caseInputsOf(laid: LaidOut): ProjectReportInput['case_inputs'] {
  const withCases = laid.project.calculations.filter(({ cases }) => cases !== undefined)
  return Object.fromEntries(
    withCases.flatMap(({ id, inputs }) => {
      const cases = laid.byId.get(id)?.cases ?? []
      const own = (one: (typeof cases)[number]) =>
        Object.keys(one.inputs).filter((path) => one.inputs[path] !== inputs[path])
      return [[id, Object.fromEntries(cases.map((one) => [one.name, own(one)]))] as const]
    }),
  )
}

/** What the results give to the entries of the basis that are results; one that they do not give is left out. */
export function derivedOf(laid: LaidOut, { project, results }: ProjectState): ProjectReportInput['derived'] {
  const found = Object.entries(project.basis).flatMap(([name, entry]) => {
    if (!isDerived(entry)) return []
    const sent = sentByLink(laid, entry, results)
    return sent === undefined ? [] : [[name, asResult(sent)] as const]
  })
  return Object.fromEntries(found)
}

function asResult(sent: unknown): ProjectReportInput['derived'][string] {
  const isAmount = typeof sent === 'object' && sent !== null && 'value' in sent && 'unit' in sent
  return isAmount ? (sent as ProjectReportInput['derived'][string]) : { value: sent }
}
