/** A real Chromium for tests, or the reason why there is none. */
import { existsSync } from 'node:fs'
import bundled from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'
import { browserFor } from './browser-choice.ts'

const { platform, arch, env } = process
const choice = browserFor({ platform, arch, env, isThere: existsSync })

/** Options of every test that needs the browser: where there is none it is skipped by its name, with the reason. */
export const WITH_BROWSER = { skip: 'none' in choice ? choice.none : false } as const

/**
 * Of the flags for cramped machines these two end the browser with its first page, one turns off what is tested, and the
 * rest paint every frame by an emulated graphics card, at twice the cost of painting it.
 */
const UNWANTED = new Set([
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
])

/** On a machine that is short of memory the browser may die at its start. */
const TRIES = 3

/** Starts the browser; the caller closes it. */
export async function startBrowser(): Promise<Browser> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await launched()
    } catch (error) {
      if (left === 0 || 'none' in choice) throw error
    }
  }
}

async function launched(): Promise<Browser> {
  if ('none' in choice) throw new Error(choice.none)
  if ('path' in choice) return chromium.launch({ executablePath: choice.path })
  const args = [...bundled.args.filter((arg) => !UNWANTED.has(arg)), '--disable-gpu']
  return chromium.launch({ executablePath: await bundled.executablePath(), args, headless: true })
}
