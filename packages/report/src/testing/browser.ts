/** A real Chromium for tests: the one that npm brings, or the one at CHROMIUM_PATH. */
import bundled from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** Of the flags for cramped machines these two end the browser with its first page, and one turns off what is tested. */
const UNWANTED = new Set(['--single-process', '--no-zygote', '--disable-web-security'])

/** Starts the browser; the caller closes it. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await bundled.executablePath())
  return chromium.launch({ executablePath, args: bundled.args.filter((arg) => !UNWANTED.has(arg)), headless: true })
}
