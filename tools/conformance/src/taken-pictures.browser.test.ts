/** The pictures of a page as files: SVG that stands alone on white, PNG at twice the size, CSV with units in its heads. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, before, describe, it } from 'node:test'
import { WITH_BROWSER } from '@keelson/report/testing/browser.ts'
import type { Page } from 'playwright-core'
import { closeGround, type Ground, opened, openGround, record, settled } from './pages/opened.ts'

const LUG = '/workflows/modelrepo/lifting-lug-design'
const CHART = '#chart-thickness'
const FIGURE = '#figure-front'
/** Where a PNG states its width. */
const PNG_WIDTH = 16

let ground: Ground
before(async () => {
  if (!WITH_BROWSER.skip) ground = await openGround()
})
after(() => closeGround(ground))

async function taken(page: Page, figure: string, format: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`${figure} [data-take=${format}]`).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}
const opensCharts = (page: Page) => page.getByRole('button', { name: 'Charts', exact: true }).click()

describe('a picture is taken from a page', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    it(
      `as SVG that needs no style sheet, black on white, from a page in the ${colorScheme}`,
      WITH_BROWSER,
      async () => {
        await opened(
          ground,
          LUG,
          async (page) => {
            await settled(page)
            const { name, bytes } = await taken(page, FIGURE, 'svg')
            assert.equal(name, 'lifting-lug-design-v1-figure-front.svg')
            const svg = bytes.toString('utf8')
            assert.doesNotMatch(svg, /class=|var\(|currentColor|<template/)
            assert.match(
              svg,
              /^<svg[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*><rect width="\d+" height="\d+" fill="#fff"/,
            )
            assert.match(svg, /<text [^>]*>.*rgb\(23, 27, 32\)|fill="rgb\(23, 27, 32\)"/)
          },
          { colorScheme },
        )
      },
    )
  }

  it(
    'as PNG at twice its size, and as CSV with units in the heads, named by the run once it is recorded',
    WITH_BROWSER,
    async () => {
      await opened(ground, LUG, async (page) => {
        await settled(page)
        const run = await record(page)
        await opensCharts(page)
        const png = await taken(page, CHART, 'png')
        assert.equal(png.name, `lifting-lug-design-v1-${CHART.slice(1)}-${run}.png`)
        const width = Number(await page.locator(`${CHART} svg`).getAttribute('width'))
        assert.equal(png.bytes.readUInt32BE(PNG_WIDTH), 2 * width)
        const csv = await taken(page, CHART, 'csv')
        assert.equal(csv.name, `lifting-lug-design-v1-${CHART.slice(1)}-${run}.csv`)
        const [head, first] = csv.bytes.toString('utf8').split('\r\n')
        assert.equal(head, 'Series,Plate thickness [mm],Utilisation,Label')
        assert.match(first ?? '', /^"[a-z ]+",[\d.]+,[\d.]+,$/)
      })
    },
  )
})

it('charts stand two abreast on a screen of 1440 px', WITH_BROWSER, async () => {
  await opened(
    ground,
    LUG,
    async (page) => {
      await settled(page)
      await opensCharts(page)
      const boxes = await Promise.all(
        (await page.locator('#figures figure').all()).slice(0, 2).map((figure) => figure.boundingBox()),
      )
      const [left, right] = boxes
      assert.ok(left && right && left.y === right.y && right.x > left.x + left.width)
    },
    { viewport: { width: 1440, height: 900 } },
  )
})
