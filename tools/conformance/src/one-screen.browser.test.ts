/** The desk of every workflow, measured at 1440 × 900: inputs, verdict and figure on one screen. */
import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import { everyVersion } from './every-version.ts'
import { type Desk, deskOf } from './pages/in-page.js'
import { closeGround, type Ground, opened, openGround, settled } from './pages/opened.ts'
import { pathOf } from './pages/sound-case.ts'

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

const SCREEN = { viewport: { width: 1440, height: 900 } }
/** px; a row is that of most inputs, and a foot that of the figure beside the checks. */
const MOST = { firstInput: 200, row: 36, figureFoot: 650, height: 900 }
/** px of the letters of the figure, as it is shown. */
const LETTERS = 13
/** Of the first inputs so many may lie below the screen, where tables stand among them. */
const [FIRST, BELOW] = [14, 4]

for (const version of everyVersion) {
  it(`${version.ref} is on one screen`, WITH_BROWSER, async () => {
    await opened(
      ground,
      pathOf(version),
      async (page) => {
        await settled(page)
        const desk = await page.evaluate<Desk>(`(${deskOf})()`)
        const below = Math.min(desk.inputs, FIRST) - desk.inSight
        assert.deepEqual(desk.overlaps, [])
        assert.ok(below <= BELOW, `${desk.inSight} of ${desk.inputs} inputs in sight`)
        for (const [part, most] of Object.entries(MOST)) {
          const found = desk[part as keyof typeof MOST]
          assert.ok(found <= most, `${part} ${found}, at most ${most}`)
        }
        assert.ok((desk.letters ?? LETTERS) >= LETTERS, `letters of ${desk.letters} px in the figure`)
      },
      SCREEN,
    )
  })
}
