/** The page of the endpoints: sends a request as it stands in its form, to this service alone, and shows what is answered. */
import { element } from '../../form/view/dom.ts'
import { seekInHead } from './seek.ts'

/** Characters of an answer that are shown, and the time for which one that does not end is read. */
const SHOWN = 20_000
const STREAM_MS = 4000
/** Ids that other requests need. */
const IDS = ['run_id', 'study_id'] as const

seekInHead()
const forms = [...document.querySelectorAll<HTMLFormElement>('form.try')]
for (const form of forms) {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
}

async function send(form: HTMLFormElement): Promise<void> {
  const place = form.querySelector('.sent')
  const button = form.querySelector('button')
  if (!place || !button) return
  button.disabled = true
  place.replaceChildren(element('p', { class: 'quiet' }, 'Sending …'))
  place.replaceChildren(...(await answerOf(form)))
  button.disabled = false
}

/** What is shown of an answer: its status line, and its body. */
async function answerOf(form: HTMLFormElement): Promise<readonly Node[]> {
  const { address = '', body } = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  )
  const open = /\{\w+\}/.exec(address)
  if (open) return [said(`Replace ${open[0]} in the address.`)]
  const url = URL.parse(address, location.origin)
  if (url?.origin !== location.origin) return [said('The address must belong to this service.')]
  const { method = 'GET', headers = '{}' } = form.dataset
  const began = performance.now()
  try {
    const response = await fetch(url, { method, headers: JSON.parse(headers), ...(body !== undefined && { body }) })
    const type = response.headers.get('content-type') ?? ''
    const read = await readFrom(response, type)
    const line = `${response.status} ${response.statusText} · ${seconds(performance.now() - began)} · ${type}`
    if (/html|octet-stream/.test(type)) return [said(line), element('p', {}, opening(url))]
    if (response.ok) passOn(read)
    return [said(line), element('pre', { tabindex: '0' }, element('code', {}, shownOf(read, type)))]
  } catch {
    return [said('The service does not respond. Check that it is running.')]
  }
}

const said = (text: string) => element('p', { class: 'answered' }, text)
const seconds = (ms: number) => `${(ms / 1000).toPrecision(2)} s`
const opening = ({ href }: URL) => element('a', { href, target: '_blank', rel: 'noopener' }, 'Open in a new tab')

/** The text of a body as far as it is shown; of a stream, what comes within its time. */
async function readFrom({ body }: Response, type: string): Promise<string> {
  if (!body) return ''
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  const ending = type.includes('event-stream') ? setTimeout(() => void reader.cancel(), STREAM_MS) : undefined
  const most = type.includes('json') ? Number.POSITIVE_INFINITY : SHOWN
  let text = ''
  for (let read = await reader.read(); !read.done && text.length < most; read = await reader.read()) text += read.value
  clearTimeout(ending)
  void reader.cancel()
  return text
}

function shownOf(text: string, type: string): string {
  const whole = type.includes('json') ? pretty(text) : text
  return whole.length > SHOWN ? `${whole.slice(0, SHOWN)}\n… and ${whole.length - SHOWN} characters more` : whole
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/** The id of a run or of a study goes to the addresses that need one. */
function passOn(text: string): void {
  for (const id of IDS) {
    const [, value] = new RegExp(`^\\{[^{[]*"${id}":"([0-9a-f-]{36})"`).exec(text) ?? []
    if (value === undefined) continue
    for (const { elements } of forms) {
      const address = elements.namedItem('address')
      if (address instanceof HTMLInputElement) address.value = address.value.replaceAll(`{${id}}`, value)
    }
  }
}
