/** What the layout of a print may not have: texts over each other, letters that are too small, a foot with text below it. */
import type { Page } from 'playwright-core'
import { FRAMED } from '../paper.ts'
import { bareOfFoot, beyondTheSheet, brokenCells, signOff, smallLetters, touchingCells } from './in-print.js'
import type { Printed } from './pdf.ts'

type Foot = ReturnType<typeof signOff>
interface Layout {
  readonly faults: readonly string[]
  readonly foot: Foot
}

const LAWS = [beyondTheSheet, touchingCells, smallLetters, brokenCells]
/** mm between the baselines of a line and of what stands in the foot. */
const APART = 1

/** Of a page that is shown as it is printed. */
export async function misprints(page: Page): Promise<Layout> {
  await page.evaluate(bareOfFoot, true)
  const faults: string[] = []
  for (const law of LAWS) faults.push(...(await page.evaluate(law)))
  await page.evaluate(bareOfFoot, false)
  return { faults, foot: await page.evaluate(signOff) }
}

/** Texts of the first section below the foot of its sheet, and a foot that does not end it. A target is told without the upper margin. */
export function belowFoot({ targets, baselines }: Printed, foot: Foot): readonly string[] {
  const place = targets.get(foot?.id ?? '')
  if (!foot || !place) return []
  const bottom = place.height - FRAMED.top - FRAMED.line - foot.height
  const edge = FRAMED.bottom + FRAMED.foot + FRAMED.line
  const below = (baselines[place.page - 1] ?? []).filter((y) => y > FRAMED.bottom && y < bottom - APART)
  return [
    ...(place.page === 1 ? [] : [`the sign-off stands on page ${place.page}`]),
    ...(Math.abs(bottom - edge) > APART ? [`the sign-off ends ${(bottom - edge).toFixed(1)} mm above its place`] : []),
    ...(below.length > 0 ? [`${below.length} texts stand below the sign-off`] : []),
  ]
}
