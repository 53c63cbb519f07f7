/** The program of the thread that renders pages, one at a time. */
import { parentPort } from 'node:worker_threads'
import { type Page, renderPage } from './render-page.ts'

/** A page, or why there is none. */
export type Rendered = { readonly html: string } | { readonly cause: string }

parentPort?.on('message', async (page: Page) => {
  parentPort?.postMessage(await rendered(page))
})

async function rendered(page: Page): Promise<Rendered> {
  try {
    return { html: await renderPage(page) }
  } catch (error) {
    return { cause: (error instanceof Error && error.stack) || String(error) }
  }
}
