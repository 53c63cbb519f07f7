/** What a reader calls the place in a request that a JSON pointer names: its titles, and the row of a table. */
import type { TObject, TSchema } from 'typebox'
import { annotations } from './annotations.ts'
import { midSentence } from './shown.ts'

/** 'Soil layers, row 3, thickness' of '/layers/2/thickness'; undefined where the pointer leads to no input. */
export function fieldAt(params: TObject, pointer: string): string | undefined {
  const [name = '', ...rest] = pointer.split('/').slice(1)
  const own = member(params, name)
  if (own === undefined) return undefined
  return [annotations(own).title, ...within(own, rest)].join(', ')
}

function within(schema: TSchema, way: readonly string[]): readonly string[] {
  const [step, ...rest] = way
  if (step === undefined) return []
  const { items } = schema as { readonly items?: TSchema }
  if (items !== undefined && /^\d+$/.test(step)) {
    const isRow = (items as { readonly type?: string }).type === 'object'
    return [`${isRow ? 'row' : 'entry'} ${Number(step) + 1}`, ...within(items, rest)]
  }
  const own = member(schema, step)
  return own === undefined ? [] : [midSentence(annotations(own).title), ...within(own, rest)]
}

function member(schema: TSchema, name: string): TSchema | undefined {
  const { properties = {} } = schema as { readonly properties?: Readonly<Record<string, TSchema>> }
  return Object.hasOwn(properties, name) ? properties[name] : undefined
}
