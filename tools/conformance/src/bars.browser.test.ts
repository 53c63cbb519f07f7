/** The name of a check stands at its bar, on a desk and on a phone, in a report and on the page of a case. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { closeGround, type Ground, opened, openGround } from './pages/opened.ts'

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

const REF = 'modelrepo:wall-thickness-quickcheck'
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** How far a bar may stand from its name, in pixels: less than a line. */
const NEAR = 24

/** Of each row its bar from the end of the first line of its name, or from its foot where it stands below, and what is out of sight. */
const FAR = `(rows, name) => [...document.querySelectorAll(rows)].map((row) => {
  const [title, bar] = [row.querySelector(name), row.querySelector('svg')].map((one) => one.getBoundingClientRect())
  const isBeside = bar.left >= title.right
  return {
    apart: isBeside ? Math.abs(bar.top - title.top) : Math.abs(bar.top - row.querySelector('.name, th').getBoundingClientRect().bottom),
    isCut: bar.width < 40 || bar.right > innerWidth,
  }
})`

describe('the name of a check stands at its bar', () => {
  for (const viewport of SIZES)
    for (const [where, rows, name] of [
      ['report', '#checks .check', 'h4'],
      ['report', '.on-sheet tbody tr', 'th'],
      ['page', '.made tbody tr', 'th'],
    ] as const)
      it(`in ${rows} of the ${where}, ${viewport.width} px wide`, WITH_BROWSER, async () => {
        const { json } = await ground.service.get(`/api/workflows/${REF.replace(':', '/')}`)
        const run = await ground.service.run({ ref: REF, params: json.versions[0].example })
        const path = where === 'page' ? `/workflows/${REF.replace(':', '/')}` : `/reports/${run.run_id}`
        await opened(
          ground,
          path,
          async (page) => {
            await page.locator(rows).first().waitFor()
            const bars = await page.evaluate<{ apart: number; isCut: boolean }[]>(
              `(${FAR})(${JSON.stringify(rows)}, ${JSON.stringify(name)})`,
            )
            assert.ok(bars.length > 2)
            for (const { apart, isCut } of bars) assert.ok(apart < NEAR && !isCut, JSON.stringify(bars))
          },
          { viewport },
        )
      })
})
