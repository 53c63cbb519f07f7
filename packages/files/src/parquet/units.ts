/** Units that a file states outside its headings: in the metadata of a column, or in the attributes that pandas writes. */
import { isUnitText } from '../delimited/unit-words.ts'
import { type FlatColumn, type Footer, statedBy } from './footer.ts'

/** The unit of each column by its name. */
export function statedUnits({ columns, stated }: Footer): ReadonlyMap<string, string> {
  const pandas = objectIn(jsonOf(stated.get('pandas') ?? ''))
  const attributes = objectIn(pandas.attributes)
  return new Map(
    columns.flatMap((column) => {
      const { name } = column.element
      const unit = ofChunk(column) ?? ofPandas(pandas.columns, name) ?? textIn(firstOf(attributes), name)
      return unit === undefined ? [] : [[name, unit] as const]
    }),
  )
}

function ofChunk({ chunks }: FlatColumn): string | undefined {
  const stated = statedBy(chunks[0]?.meta.key_value_metadata)
  return unitOf(stated.get('unit') ?? stated.get('units'))
}

function ofPandas(columns: unknown, name: string): string | undefined {
  const own = Array.isArray(columns) ? columns.map(objectIn).find(({ field_name }) => field_name === name) : undefined
  const { unit, units } = objectIn(own?.metadata)
  return unitOf(unit ?? units)
}

/** `df.attrs['units'] = {'depth': 'm'}` */
const firstOf = (attributes: Readonly<Record<string, unknown>>) => objectIn(attributes.units ?? attributes.unit)
const textIn = (units: Readonly<Record<string, unknown>>, name: string) =>
  Object.hasOwn(units, name) ? unitOf(units[name]) : undefined
const unitOf = (value: unknown) => (typeof value === 'string' && isUnitText(value.trim()) ? value.trim() : undefined)

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const objectIn = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
