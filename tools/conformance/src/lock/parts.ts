/** What an answer says, part by part and without its looks, so that a reviewer sees which part moved. */
import { createHash } from 'node:crypto'
import { canonicalText, type Emitted } from '@keelson/engine'
import { chartRows, chartTitles } from '@keelson/workflow'

/** An answer as far as its parts go, from this tree or from an older one. */
export type Answer = Pick<Emitted, 'status' | 'detail' | 'warnings' | 'hashed' | 'files'> & {
  readonly result: Pick<Emitted['result'], 'charts' | 'figures' | 'steps' | 'not_checked' | 'assumed'>
}
export type Parts = Readonly<Record<string, unknown>>

/** Values, checks, tables, charts, figures, steps, warnings, words and files, each by names. */
export const partsOf = ({ status, detail, result, warnings, hashed, files }: Answer): Parts => ({
  status,
  values: byName(hashed.values, ({ value, unit }) => ({ value, unit })),
  checks: byId(hashed.checks, ({ state, demand, capacity, utilisation, limit }) => ({
    ...{ state, demand: demand.value, capacity: capacity.value, utilisation, limit, unit: demand.unit },
  })),
  tables: byId(hashed.tables, ({ columns, rows }) => ({
    columns: columns.map(({ name, unit }) => [name, unit]),
    rows,
  })),
  charts: byId(result.charts, ({ spec }) => ({ titles: chartTitles(spec), rows: chartRows(spec) })),
  figures: byId(result.figures ?? [], ({ drawing }) => drawing),
  steps: result.steps.map(({ symbol, unit, value, expression, arguments: of }) => ({
    ...{ symbol, unit, value, expression, of: of?.map((a) => [a.symbol, a.unit, a.value]) },
  })),
  warnings: warnings.map(({ code, path, message }) => [code, path, numbersIn(message)]),
  words: {
    detail,
    labels: byName(hashed.values, ({ label, reason }) => [label, reason]),
    checks: byId(hashed.checks, (c) => [
      c.title,
      c.standard,
      c.clause,
      c.demand.label,
      c.capacity.label,
      c.reason,
      c.note,
    ]),
    warnings: warnings.map(({ message }) => message),
    not_checked: result.not_checked,
    assumed: result.assumed,
  },
  files: files.map(({ name, content }) => [name, hashOf(content)]),
})

const byName = <T>(all: Readonly<Record<string, T>>, of: (one: T) => unknown): Parts =>
  Object.fromEntries(Object.entries(all).map(([name, one]) => [name, of(one)]))
const byId = <T extends { readonly id: string }>(all: readonly T[], of: (one: T) => unknown): Parts =>
  Object.fromEntries(all.map((one) => [one.id, of(one)]))

const NUMBER = /-?\d+(?:\.\d+)?(?:e[-+]?\d+)?/gi
const numbersIn = (text: string): readonly number[] => (text.match(NUMBER) ?? []).map(Number)

/** Digits of a number in a digest: finer ones are the last bits of another order of additions. */
const DIGITS = 9

/** One digest for everything that is equal to nine digits. */
export const digestOf = (part: unknown): string => hashOf(canonicalText(atDigits(part)))

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

function atDigits(part: unknown): unknown {
  if (typeof part === 'number') return Number.isFinite(part) ? Number(part.toPrecision(DIGITS)) : String(part)
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(atDigits)
  return Object.fromEntries(Object.entries(part).map(([name, member]) => [name, atDigits(member)]))
}
