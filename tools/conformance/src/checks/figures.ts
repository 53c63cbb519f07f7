/** Figures: drawn whole in every run, and by the run's own numbers: what they show moves with the input that it shows. */
import type { Drawing, Label } from '@keelson/figures'
import { renderFigure } from '@keelson/figures'
import type { InputAnswer } from '@keelson/workflow'
import type { Request } from '../modes.ts'
import { type ConformanceCheck, calculatedApart, isRun, type Run, type Subject } from '../subject.ts'

/** How far an input is moved to see whether the figure follows. */
const MOVED = [1.07, 0.93]

export const figuresCheck: ConformanceCheck = {
  name: 'every figure is drawn, and follows the inputs that it shows',
  problems: async (subject) => {
    const runs = await subject.runs()
    const example = runs.find((r) => r.name === 'example')
    return [...calculatedApart(runs).flatMap(undrawn), ...(example ? await unmoved(subject, example) : [])]
  },
}

const figuresOf = (run: Run) => run.emitted.result.figures ?? []

function undrawn(run: Run): string[] {
  return figuresOf(run).flatMap(({ id, title, description, drawing }) => {
    const draw = () => renderFigure(drawing, { id, title, description })
    const svg = draw()
    const faults = [
      /NaN|Infinity|undefined/.test(svg) && 'holds what is no number',
      draw() !== svg && 'is not drawn alike twice',
      drawing.shapes.length === 0 && 'is empty',
    ]
    return faults.flatMap((fault) => (fault === false ? [] : [`${run.name}: figure ${id} ${fault}`]))
  })
}

/** Inputs that a figure shows by symbol and value, and that it does not follow. */
async function unmoved(subject: Subject, run: Run): Promise<string[]> {
  const problems: string[] = []
  for (const input of run.emitted.result.inputs) {
    if (input.use !== 'used' || typeof input.value !== 'number' || input.value === 0 || !isShown(input, run)) continue
    const moved = await movedRun(subject, run, input)
    if (moved === undefined) continue
    for (const { id, drawing } of figuresOf(run)) {
      const after = figuresOf(moved).find((f) => f.id === id)?.drawing
      const fault = after && faultOf(input, drawing, after)
      if (fault) problems.push(`figure ${id}: ${fault} when ${input.name} is moved`)
    }
  }
  return problems
}

const isShown = (input: InputAnswer, run: Run): boolean =>
  figuresOf(run).some(({ drawing }) => labelsOf(drawing, input.symbol).length > 0)

/** The labels of a symbol that state a value. */
const labelsOf = ({ shapes }: Drawing, symbol: string | undefined): readonly Label[] =>
  shapes.flatMap((shape): Label[] => {
    const label = 'label' in shape ? shape.label : undefined
    return label?.value !== undefined && label.symbol !== undefined && label.symbol === symbol ? [label] : []
  })

async function movedRun(subject: Subject, run: Run, input: InputAnswer): Promise<Run | undefined> {
  for (const factor of MOVED) {
    const request = { ...run.request, [input.name]: (input.value as number) * factor } as Request
    const moved = await subject.runForFigures(`${input.name} moved`, request)
    if (isRun(moved)) return moved
  }
  return undefined
}

function faultOf(input: InputAnswer, before: Drawing, after: Drawing): string | undefined {
  const shown = labelsOf(before, input.symbol)
  if (shown.length === 0) return undefined
  if (JSON.stringify(shown) === JSON.stringify(labelsOf(after, input.symbol)))
    return `the label of ${input.symbol} stays as it is`
  const measured = before.shapes.some((s) => s.kind === 'dimension' && s.label.symbol === input.symbol)
  return measured && geometry(before) === geometry(after) ? 'the shapes stay as they are' : undefined
}

/** Everything but the labels. */
const geometry = ({ shapes }: Drawing): string =>
  JSON.stringify(shapes, (name, part: unknown) => (name === 'label' ? undefined : part))
