/** Answers the cases of an explorer by the workflows' own code: the verdict at once, what is slow to set after it. */

import { placesOf } from '@keelson/report/chart-series.ts'
import { drawing } from '@keelson/report/charts.ts'
import type { Html } from '@keelson/report/html.ts'
import { inUnits } from '@keelson/report/in-units.ts'
import type { Answerer, Asked } from '../../pages/browser/answerer.ts'
import { chartsOf, type Draw, type Piece, piecesOf } from '../../pages/case/pieces.ts'
import { takeAlong } from '../../pages/case/take-along.ts'
import { answerTo, type Facts, hashedTexts, recordOf } from '../case/answer.ts'
import { refOf, type Surface } from '../surface.ts'

/** A newer case may come while the slow parts wait this long. */
const SETTLE_MS = 40
const SAID =
  'Nothing is recorded or sent. The case below is a request. A Keelson service runs it with the same code, records it under the same input hash and issues its report. The result hash is also the same, unless rounding differs in the twelfth digit of a number.'

export function calculating(surface: Surface, facts: Facts, baseUrl: string): Answerer {
  const draw = rememberedDrawings()
  return async function* answer({ shown, params, input_basis, system }: Asked, signal): AsyncGenerator<Piece> {
    const own = surface.workflows.find((w) => refOf(surface, w) === shown.ref) ?? surface.workflows[0]
    const answered = answerTo(own.workflow, params)
    if (answered.kind === 'refused') {
      yield { piece: 'refused', problems: answered.problems }
      return
    }
    const record = recordOf({ surface, shown: own, params, input_basis, facts, baseUrl }, answered)
    const read = inUnits(record, system)
    const hashes = async () => {
      const texts = hashedTexts(surface, own.workflow, answered)
      const [input_hash, result_hash] = [await sha256(texts.input), texts.result && (await sha256(texts.result))]
      return takeAlong(record, { version: facts.package_version, input_hash, result_hash, said: SAID })
    }
    for await (const piece of piecesOf({ record, read, takeAlong: hashes, draw })) {
      yield piece
      await pause(piece.piece === 'section' && piece.id === 'case' ? SETTLE_MS : 0)
      if (signal.aborted) return
    }
  }
}

/** A chart is drawn anew only when it or the order of the series of all has changed. */
function rememberedDrawings(): Draw {
  const drawings = new Map<string, { readonly chart: string; readonly body: Html }>()
  return async (record, chart) => {
    const all = chartsOf(record)
    const text = JSON.stringify([chart, ...placesOf(all.map(({ spec }) => spec))])
    const known = drawings.get(chart.id)
    if (known?.chart === text) return known.body
    const body = await (await drawing('page'))(chart, all)
    await pause(0)
    drawings.set(chart.id, { chart: text, body })
    return body
  }
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** SHA-256 in hexadecimal; undefined where the browser offers none to this page. */
async function sha256(text: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
