/** Prints a case as its pieces come, and nothing of one that a newer case has overtaken. */

import { annotations, type Problem } from '@keelson/workflow'
import { fieldsOf } from '../../form/case/form.ts'
import type { Piece, SectionPiece, Verdict } from '../case/pieces.ts'
import { failure, refusal } from '../case/standing.ts'
import type { Answerer, Asked } from './answerer.ts'
import type { ResultsView } from './results-view.ts'
import { sketchOf } from './sketch.ts'
import type { Typing } from './typing.ts'

type Told = (problems: readonly Problem[], read: readonly Problem[]) => void

export interface Printer {
  /** Prints the answer to a case; tells the problems of it, and how its inputs were read, as soon as they are known. */
  readonly print: (asked: Asked, told: Told) => void
  /** A newer case is coming: what is printed is not its answer, though that of the one before may still come. */
  readonly expect: () => void
  /** Before the case of another workflow. */
  readonly forget: () => void
  /** Whether the answer to the newest case is still to come. */
  readonly awaits: () => boolean
}

export function openPrinter(
  answer: Answerer,
  view: ResultsView,
  typing: Typing,
  stands: (inputHash: string | null, isOvertaken: boolean) => void = () => {},
  whole: (asked: Asked) => void = () => {},
): Printer {
  let current: AbortController | undefined
  let isExpecting = false
  let isAsked = false
  let latest: Asked | undefined

  const follow = async (asked: Asked, told: Told, { signal }: AbortController) => {
    let isAnswered = false
    for await (const piece of answer(asked, signal)) {
      if (signal.aborted) return
      if (piece.piece === 'section') view.put(piece)
      else {
        // Half an entry may be refused, or have another refused: that is told once it is typed.
        const isRefused = piece.piece === 'refused'
        if (isRefused) await typing.paused()
        if (!signal.aborted && !(isRefused && isExpecting)) begin(asked, piece, told)
      }
      isAnswered ||= piece.piece === 'verdict'
    }
    if (signal.aborted || isExpecting) return
    view.busy(false)
    if (isAnswered) whole(asked)
  }
  const sketch = async (asked: Asked) => {
    const made = await sketchOf(answer, asked)
    if (made && asked === latest && !view.printed()) view.sketch(made)
  }
  const begin = (asked: Asked, piece: Exclude<Piece, SectionPiece>, told: Told) => {
    const isAnswer = piece.piece === 'verdict'
    isAsked = false
    view.stale(!isAnswer)
    view.verdict(isAnswer ? piece.html : withoutAnswer(asked, piece, view.printed()))
    told(piece.piece === 'refused' ? piece.problems : [], isAnswer ? (piece.read ?? []) : [])
    if (piece.piece === 'refused' && !view.printed()) void sketch(asked)
    stands(isAnswer ? piece.input_hash : null, isExpecting)
  }

  return {
    print: (asked, told) => {
      current?.abort()
      current = new AbortController()
      isExpecting = false
      isAsked = true
      latest = asked
      view.busy(true)
      void follow(asked, told, current)
    },
    expect: () => {
      isExpecting = true
      view.busy(true)
    },
    forget: () => {
      current?.abort()
      view.clear()
    },
    awaits: () => isExpecting || isAsked,
  }
}

/** The name of the input that a problem lies in. */
export const inputOf = ({ pointer }: Problem): string => pointer.split('/')[1] ?? ''

function withoutAnswer({ shown, params }: Asked, piece: Exclude<Piece, Verdict | SectionPiece>, printed: boolean) {
  if (piece.piece === 'failed') return failure(piece.detail).text
  const declared = fieldsOf(shown.form)
  const names = [...new Set(piece.problems.map(inputOf))]
  return refusal(
    names.map((name) => ({
      name,
      title: declared[name] ? annotations(declared[name]).title : name,
      missing: !(name in params),
    })),
    printed,
  ).text
}
