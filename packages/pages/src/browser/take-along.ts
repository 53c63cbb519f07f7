/** The buttons with which a reader takes the case along; the section is printed anew with every case, so they are heard from above. */

export function hearActions(results: HTMLElement, address: () => string): void {
  results.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action],[data-copy]') : null
    if (!button) return
    const text = (selector: string) => results.querySelector(selector)?.textContent ?? ''
    const { action, copy: source } = button.dataset
    if (source !== undefined) return void copy(button, text(source))
    if (action === 'download') return saveCase(text('#case-json'))
    if (action === 'copy-link') return void copy(button, address())
  })
}

function saveCase(json: string): void {
  const { ref } = JSON.parse(json) as { readonly ref: string }
  save(new Blob([`${json}\n`], { type: 'application/json' }), `${fileName(ref)}.json`)
}

/** `modelrepo:catenary@1` as `catenary-v1`. */
export const fileName = (ref: string): string => ref.replace(/^[^:]*:/, '').replace('@', '-v')

export function save(blob: Blob, name: string): void {
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
    () => 'This browser does not let the page copy',
  )
  setTimeout(() => {
    button.textContent = before
  }, 2000)
}
