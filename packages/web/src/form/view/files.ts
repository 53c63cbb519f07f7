/** Texts in from a file and out to one or to the clipboard. Nothing leaves the machine. */
import { element } from './dom.ts'

/** The text of a file: UTF-8, UTF-16 with its mark, or what older spreadsheets write. */
async function textOfFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A button that asks for a file and hands over its text and its name. */
export const openButton = (label: string, accept: string, opened: (text: string, name: string) => void): HTMLElement =>
  fileButton(label, accept, async (file) => opened(await textOfFile(file), file.name))

/** A button that asks for a file. */
export function fileButton(label: string, accept: string, chosen: (file: File) => void): HTMLElement {
  const input = element('input', { type: 'file', accept, hidden: true, tabindex: '-1', 'aria-label': label })
  const button = element('button', { type: 'button' }, label)
  button.addEventListener('click', () => input.click())
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file) chosen(file)
    input.value = ''
  })
  return element('span', {}, button, input)
}

/** The same for a file of any format, which the service reads. */
export const readButton = (reads: (file: File) => void): HTMLElement => fileButton('Read a file', '', reads)

export function saveText(name: string, text: string, type: string): void {
  const link = element('a', { href: URL.createObjectURL(new Blob([text], { type })), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** Also where the browser gives pages no clipboard, as it does over plain HTTP. */
export function copyText(text: string): boolean {
  let isCopied = false
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    event.stopImmediatePropagation()
    isCopied = true
  }
  document.addEventListener('copy', give, { capture: true })
  document.execCommand('copy')
  document.removeEventListener('copy', give, { capture: true })
  return isCopied
}
