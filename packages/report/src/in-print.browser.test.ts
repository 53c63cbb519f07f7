/** The laws of a print find what they are for. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { startBrowser, WITH_BROWSER } from './testing/browser.ts'
import { misprints } from './testing/misprints.ts'

let browser: Browser
let page: Page
before(async () => {
  if (WITH_BROWSER.skip) return
  browser = await startBrowser()
  page = await browser.newPage()
})
after(() => browser?.close())

async function faultsOf(body: string): Promise<string> {
  await page.setContent(`<main style="font-size:12px">${body}</main>`)
  return (await misprints(page)).faults.join()
}
const row = (padding: number) =>
  `<table style="border-spacing:0"><tr><td style="padding:0">pump</td><td style="padding:0 0 0 ${padding}px">card</td></tr></table>`
const formula = (size: number) => `<p id="step-1"><math style="font-size:${size}px"><mi>x</mi></math></p>`
const list = (style: string) =>
  `<table><tbody><tr><td style="width:30px;min-width:0">12, 15, 18<span class="u" style="${style}"> MPa</span></td></tr></tbody></table>`

test('cells that touch are found, cells with room between them are not', WITH_BROWSER, async () => {
  assert.match(await faultsOf(row(0)), /"pump" touches "card"/)
  assert.equal(await faultsOf(row(12)), '')
})

test('what is wider than the sheet is found', WITH_BROWSER, async () => {
  assert.match(await faultsOf('<p style="width:3000px">long</p>'), /wider than the sheet: long/)
})

test('letters of a formula below 7 pt are found', WITH_BROWSER, async () => {
  assert.match(await faultsOf(formula(8)), /step-1 has letters of 6\.0 pt/)
  assert.equal(await faultsOf(formula(12)), '')
})

test('a unit that stands alone on its line is found', WITH_BROWSER, async () => {
  assert.match(await faultsOf(list('')), /the unit of 12, 15, 18 MPa is alone/)
  assert.equal(await faultsOf(list('white-space:nowrap')), '')
})
