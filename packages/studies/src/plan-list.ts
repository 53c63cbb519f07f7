/** A list: rows laid over the base, given as objects or as a CSV whose header names params and units; a file becomes rows before. */
import { shortJson } from '@keelson/workflow'
import { pointerOf } from '@keelson/workflow/place.ts'
import { csvColumns, type ListColumn } from './csv-columns.ts'
import { allowedValues, endsOf, refuseTooManyListed, variedBy } from './plan-parts.ts'
import type { ListRequest, Params } from './request.ts'
import { MOST_VARIED } from './request-schema.ts'
import type { Reading, Variation } from './variation.ts'
import type { Varied } from './varied.ts'

export function listVariation(list: ListRequest, reading: Reading): Variation | undefined {
  const { rows, csv, names } = list
  if (refuseSources(list, reading)) return undefined
  if (refuseTooManyListed(rows?.length ?? 0, '/vary/rows', reading)) return undefined
  const columns = rows === undefined ? csvColumns(csv ?? '', reading) : columnsOf(rows, list.units ?? {}, reading)
  if (!columns || refuseUnits(list, columns, reading)) return undefined
  const total = columns[0]?.values.length ?? rows?.length ?? 0
  if (refuseNames(names, total, reading)) return undefined
  const read = columns.map((column) => readColumn(column, reading))
  const made = read.filter((one) => one !== undefined)
  if (made.length < columns.length) return undefined
  return {
    varied: made.map(({ varied }) => varied),
    total,
    ...(names !== undefined && { names }),
    at: (i) => made.map(({ values }) => values[i]),
    ends: made.map(({ values }) => endsOf(values)),
  }
}

/** Rows, a csv and a file exclude one another. */
function refuseSources({ rows, csv, file }: ListRequest, { refuse }: Reading): boolean {
  const sent = [rows, csv, file].filter((one) => one !== undefined)
  if (sent.length === 0) refuse('/vary', 'a list requires rows, a csv or a file')
  if (sent.length > 1) refuse('/vary', 'a list requires exactly one of rows, csv and file')
  if (sent.length === 1 && file !== undefined) refuse('/vary/file', 'must be a file that is kept by this service')
  return sent.length !== 1 || file !== undefined
}

function refuseUnits({ units = {}, csv }: ListRequest, columns: readonly ListColumn[], { refuse }: Reading): boolean {
  const other = Object.keys(units).find((param) => csv !== undefined || !columns.some((one) => one.param === param))
  if (other === undefined) return false
  const why =
    csv === undefined ? 'is not an input of the rows' : 'applies to rows; state the unit in the header of the csv'
  refuse(pointerOf(['vary', 'units', other]), why)
  return true
}

function refuseNames(names: readonly string[] | undefined, total: number, { refuse }: Reading): boolean {
  if (names === undefined || names.length === total) return false
  refuse('/vary/names', `must have one name for each of the ${total} points (entered: ${names.length})`)
  return true
}

function readColumn(column: ListColumn, reading: Reading): { varied: Varied; values: unknown[] } | undefined {
  const { param, unit, values, head } = column
  const noted: string[] = []
  const refuse = (_pointer: string, message: string) => {
    noted.push(message)
    reading.refuse(head, message)
  }
  const varied = variedBy({ param, unit }, head, { ...reading, refuse })
  if (!varied || noted.length > 0) return undefined
  const given = values.flatMap((value, row) => (value === undefined ? [] : [{ value, row }]))
  const allowed = allowedValues(
    varied,
    given.map(({ value }) => value),
    (k) => column.pointerOf(given[k]?.row ?? 0),
    reading,
  )
  if (given.length === values.length) return { varied, values: allowed }
  const all: unknown[] = new Array(values.length).fill(undefined)
  for (const [k, { row }] of given.entries()) all[row] = allowed[k]
  return { varied, values: all }
}

/** The params that any row gives, in the order in which they are first met; undefined of too many, which is noted. */
function columnsOf(
  rows: readonly Params[],
  units: Readonly<Record<string, string>>,
  { refuse }: Reading,
): ListColumn[] | undefined {
  const names = new Map<string, unknown[]>()
  for (const [i, row] of rows.entries())
    for (const name of Object.keys(row)) {
      if (names.size === MOST_VARIED && !names.has(name)) {
        refuse(
          `/vary/rows/${i}`,
          `adds an input above the limit of ${MOST_VARIED} varied inputs (entered: ${shortJson(name)})`,
        )
        return undefined
      }
      const values = names.get(name) ?? new Array(rows.length).fill(undefined)
      values[i] = row[name]
      names.set(name, values)
    }
  return [...names].map(([param, values]) => {
    const unit = Object.hasOwn(units, param) ? units[param] : undefined
    const first = ['vary', 'rows', values.findIndex((value) => value !== undefined), param]
    return {
      param,
      ...(unit !== undefined && { unit }),
      values,
      pointerOf: (row) => pointerOf(['vary', 'rows', row, param]),
      head: pointerOf(unit === undefined ? first : ['vary', 'units', param]),
    }
  })
}
