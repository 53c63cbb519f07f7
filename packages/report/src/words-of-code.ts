/** Names of a program in the words of a reader: of an option its label, of an input its title. */
import type { RunRecord } from '@keelson/engine/record.ts'

const NAME = /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+$/

/** 'yield strength' of yield_strength; any other text as it is. */
const spaced = (text: string): string => (NAME.test(text) ? text.replaceAll('_', ' ') : text)

/** What the texts of a run are called: options by their labels, inputs by their titles; what a caller wrote stays. */
export type Words = (text: string) => string
export function wordsOf({ request, response }: RunRecord): Words {
  const { inputs = [] } = response.result ?? {}
  const labels = new Map<string, string>([
    ...inputs.flatMap((input) => (input.columns ?? []).flatMap((column) => Object.entries(column.labels ?? {}))),
    ...inputs.map(({ name, title }) => [name, title] as const),
    ...inputs.flatMap(({ labels: own = {} }) => Object.entries(own)),
  ])
  const sent = JSON.stringify(request.params ?? {})
  return (text) => {
    if (!NAME.test(text)) return text
    return labels.get(text) ?? (sent.includes(JSON.stringify(text)) ? text : spaced(text))
  }
}
