/** Figures by drawing practice, as far as their data say: bodies are cut in sections alone, and diameters have their sign. */
import type { Drawing, Label, Shape } from '@keelson/figures'
import { type ConformanceCheck, calculatedApart, type Run, type Subject } from '../subject.ts'

export const drawingPractice: ConformanceCheck = {
  name: 'figures follow drawing practice: hatching in sections alone, diameters with their sign',
  problems: async (subject) => [
    ...new Set(calculatedApart(await subject.runs()).flatMap((run) => faultsOf(subject, run))),
  ],
}

const VIEW = /\b(view|elevation|plan|profile)\b/i
/** A profile of the ground is a section through it. */
const SECTION = /\b(section|(soil|ground) profile)\b/i
const DIAMETER = /(^|_)diameter(_|$)/

function faultsOf({ contract }: Subject, { emitted }: Run): string[] {
  const { figures = [], inputs, values } = emitted.result
  const quantities = [...inputs, ...Object.entries(values).map(([name, { symbol }]) => ({ name, symbol }))]
  const diameters = new Set(quantities.flatMap(({ name, symbol }) => (symbol && DIAMETER.test(name) ? [symbol] : [])))
  return figures.flatMap(({ id, drawing }) => {
    const title = contract.figures[id]?.title ?? id
    const isView = VIEW.test(title) && !SECTION.test(title)
    return [
      ...(isView && drawing.shapes.some(isCut) ? [`figure ${id}: "${title}" is a view, and a body in it is cut`] : []),
      ...labelsOf(drawing).flatMap((label) => unsigned(label, diameters).map((fault) => `figure ${id}: ${fault}`)),
    ]
  })
}

const isCut = (shape: Shape): boolean => 'cut' in shape && shape.cut === true

const labelsOf = ({ shapes }: Drawing): readonly Label[] =>
  shapes.flatMap((shape): Label[] => ('label' in shape && shape.label ? [shape.label] : []))

const unsigned = ({ symbol, value, sign }: Label, diameters: ReadonlySet<string>): string[] =>
  symbol !== undefined && value !== undefined && diameters.has(symbol) && sign === undefined
    ? [`the diameter ${symbol} stands without its sign`]
    : []
