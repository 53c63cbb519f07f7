/** The buttons under messages: their data is read back here, and says of which turn it is. */

import type { FoundAnswer } from '@keelson/chat/api/answers.ts'
import type { ChoiceFacts } from '@keelson/chat/said/described.ts'
import { cut } from '@keelson/chat/said/said.ts'
import { wordShown } from '@keelson/web/form/case/field.ts'
import { annotations } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import type { Button, Chosen } from './state.ts'

/** Telegram's limit on the data of a button. */
const MOST_BYTES = 64
const MOST_CHOICE_BUTTONS = 30
const LONGEST_LABEL = 60

export type Pressed =
  /** Does the same at any time. */
  | { readonly kind: 'open'; readonly ref: string }
  | { readonly kind: 'do'; readonly turn: number; readonly what: Action }
  | { readonly kind: 'set'; readonly turn: number; readonly name: string; readonly value: unknown }
  | { readonly kind: 'unknown' }
const ACTIONS = ['run', 'ask', 'optional', 'skip', 'cancel'] as const
export type Action = (typeof ACTIONS)[number]

export function pressed(data: string, chosen: Chosen | undefined): Pressed {
  if (data.startsWith('open ')) return { kind: 'open', ref: data.slice('open '.length) }
  const [, turn = '', what = '', input, word] = /^(\d{1,16}) ([a-z]+)(?: (\d+) (\d+))?$/.exec(data) ?? []
  const action = ACTIONS.find((one) => one === what)
  if (action) return { kind: 'do', turn: Number(turn), what: action }
  if (what !== 'set' || chosen === undefined) return { kind: 'unknown' }
  const [name, schema] = Object.entries(chosen.schema.properties)[Number(input)] ?? []
  const value = name === undefined ? undefined : wordsOf(schema as TSchema)[Number(word)]
  return name === undefined || value === undefined
    ? { kind: 'unknown' }
    : { kind: 'set', turn: Number(turn), name, value }
}

/** One a line; a ref that is too long for a button is left to be typed. */
export const hitButtons = ({ hits }: FoundAnswer): readonly (readonly Button[])[] =>
  hits.flatMap(({ ref, title, firable }) => {
    const data = `open ${ref}`
    return firable && new TextEncoder().encode(data).length <= MOST_BYTES ? [[{ label: label(title), data }]] : []
  })

const LABELS: Readonly<Record<Action, string>> = {
  run: 'Run',
  ask: 'Enter inputs one by one',
  optional: 'Enter optional inputs too',
  skip: 'Skip',
  cancel: 'Cancel',
}
export const actionButtons = (turn: number, ...actions: readonly Action[]): readonly Button[] =>
  actions.map((action) => ({ label: LABELS[action], data: `${turn} ${action}` }))

/** The words that an input can be set to, one a line; of many none, for they are typed. */
export function wordButtons(turn: number, { schema }: Chosen, name: string): readonly (readonly Button[])[] {
  const field = schema.properties[name] as TSchema
  const words = wordsOf(field)
  if (words.length > MOST_CHOICE_BUTTONS) return []
  const input = Object.keys(schema.properties).indexOf(name)
  return words.map((word, i) => [{ label: label(wordShown(field, word)), data: `${turn} set ${input} ${i}` }])
}

/** The other words of each choice that is made, as far as there is room. */
export function choiceButtons(
  turn: number,
  chosen: Chosen,
  choices: readonly ChoiceFacts[],
): readonly (readonly Button[])[] {
  const rows = choices.flatMap(({ name, chosen: word }) => {
    const { title } = annotations(chosen.schema.properties[name] as TSchema)
    const own = label(wordShown(chosen.schema.properties[name] as TSchema, JSON.parse(word)))
    const others = wordButtons(turn, chosen, name)
      .flat()
      .filter((button) => button.label !== own)
    return others.map((button) => [{ ...button, label: label(`${title}: ${button.label}`) }])
  })
  return rows.slice(0, MOST_CHOICE_BUTTONS)
}

function wordsOf(schema: TSchema): readonly unknown[] {
  const { enum: words, type } = schema as TSchema & { readonly enum?: readonly unknown[]; readonly type?: string }
  return words ?? (type === 'boolean' ? [true, false] : [])
}

const label = (text: string): string => cut(text, LONGEST_LABEL)
