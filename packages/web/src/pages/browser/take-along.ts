/** The buttons with which a reader takes the case or a picture along; both are printed anew with every case, so they are heard from above. */
import { pictureFile } from './picture-files.ts'

export function hearActions(results: HTMLElement, address: () => string): void {
  results.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-action],[data-copy],[data-take]')
        : null
    if (!button) return
    const text = (selector: string) => results.querySelector(selector)?.textContent ?? ''
    const { action, copy: source, take } = button.dataset
    if (take !== undefined) return void savePicture(button, take, new URL(address()).hash)
    if (source !== undefined) return void copy(button, text(source))
    if (action === 'download') return saveCase(text('#case-json'))
    if (action === 'copy-link') return void copy(button, address())
    if (action !== 'offline' || !(button instanceof HTMLAnchorElement)) return
    event.preventDefault()
    void saveOffline(button, new URL(address()).hash)
  })
}

/** Named by the workflow, the picture, and the run or the study where there is one. */
async function savePicture(button: HTMLElement, format: string, fragment: string): Promise<void> {
  const figure = button.closest('figure')
  const file = figure && (await pictureFile(figure, format))
  if (!file) return
  const study = figure.closest('.study-sections')?.querySelector<HTMLAnchorElement>('a[download$=".csv"]')?.download
  const run = document.querySelector('.is-recorded .recorded code')?.textContent
  const of = study?.replace(/\.csv$/, '') ?? run
  save(file, `${[workflowIn(fragment), figure.id, ...(of ? [of] : [])].join('-')}.${format}`)
}

/** The page as a file that opens with the case as it stands. */
async function saveOffline(link: HTMLAnchorElement, fragment: string): Promise<void> {
  const title = link.textContent
  link.textContent = 'Building …'
  const response = await fetch(link.href).catch(() => undefined)
  link.textContent = response?.ok ? title : 'The file could not be built'
  if (!response?.ok) return
  const page = await response.text()
  const begin = fragment.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const whole = page.replace('name="keelson-case" content=""', () => `name="keelson-case" content="${begin}"`)
  save(new Blob([whole], { type: 'text/html' }), `${workflowIn(fragment)}.html`)
}

function saveCase(json: string): void {
  const { ref } = JSON.parse(json) as { readonly ref: string }
  save(new Blob([`${json}\n`], { type: 'application/json' }), `${fileName(ref)}.json`)
}

const workflowIn = (fragment: string): string => fileName(decodeURIComponent(fragment.slice(1).split('?')[0] ?? ''))

/** `modelrepo:catenary@1` as `catenary-v1`. */
const fileName = (ref: string): string => ref.replace(/^[^:]*:/, '').replace('@', '-v')

function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

async function copy(button: HTMLElement, text: string): Promise<void> {
  const before = button.textContent
  button.textContent = await navigator.clipboard.writeText(text.trim()).then(
    () => 'Copied',
    () => 'This browser does not permit copying',
  )
  setTimeout(() => {
    button.textContent = before
  }, 2000)
}
