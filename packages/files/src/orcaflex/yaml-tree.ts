/** A parsed YAML text in which every node knows its line in the file, and what is not as it should be is refused with it. */
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml'
import { FileError } from '../refused.ts'

export interface YamlTree {
  readonly root: YAMLMap
  readonly lineOf: (node: unknown) => number
}

/** `lines` has the line of the file for each line of the text. */
export function yamlTree(text: string, lines: Uint32Array): YamlTree {
  const counter = new LineCounter()
  const fileLine = (offset: number) => lines[counter.linePos(offset).line - 1] ?? lines.at(-1) ?? 1
  const document = parsed(text, counter)
  const error = document.errors[0]
  if (error !== undefined) throw notYaml(error.message, fileLine(error.pos[0]))
  const lineOf = (node: unknown) => fileLine((node as Node | undefined)?.range?.[0] ?? 0)
  return { root: mapOf(document.contents, lineOf, 'the file'), lineOf }
}

/** All scalars stay texts: what is a number, and that '~' is none, the reader knows better. */
function parsed(text: string, lineCounter: LineCounter) {
  try {
    return parseDocument(text, { schema: 'failsafe', uniqueKeys: false, lineCounter, prettyErrors: false })
  } catch (error) {
    throw notYaml(error instanceof Error ? error.message : 'it is nested too deeply', 1)
  }
}

function notYaml(message: string, line: number): FileError {
  return new FileError('file_malformed', `line ${line}: this is not YAML: ${message.split('\n')[0]}`, { line })
}

export function mapOf(node: unknown, lineOf: (node: unknown) => number, name: string): YAMLMap {
  if (isMap(node)) return node
  throw otherNode(name, 'keys with values', lineOf(node))
}

export function itemsOf(node: unknown, lineOf: (node: unknown) => number, name: string): readonly unknown[] {
  if (isSeq(node)) return node.items
  throw otherNode(name, 'a list', lineOf(node))
}

export function textOf(node: unknown, lineOf: (node: unknown) => number, name: string): string {
  if (isScalar(node) && typeof node.value === 'string') return node.value
  throw otherNode(name, 'one value', lineOf(node))
}

function otherNode(name: string, wanted: string, line: number): FileError {
  return new FileError('file_malformed', `line ${line}: ${name} is not ${wanted}`, { line, column: name })
}

/** Undefined where the map has no such key; refused where it has it twice. */
export function entryOf(map: YAMLMap, lineOf: (node: unknown) => number, isKey: (key: string) => boolean): unknown {
  const pairs = map.items.filter(({ key }) => isScalar(key) && isKey(String(key.value)))
  const second = pairs[1]
  if (second === undefined) return pairs[0]?.value ?? undefined
  const line = lineOf(second.key)
  throw new FileError('file_malformed', `line ${line}: the key "${String(second.key).slice(0, 60)}" is repeated here`, {
    line,
  })
}

export function optionalText(map: YAMLMap, lineOf: (node: unknown) => number, key: string): string | undefined {
  const node = entryOf(map, lineOf, (one) => one === key)
  return node === undefined ? undefined : textOf(node, lineOf, key)
}
