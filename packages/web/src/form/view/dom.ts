/** Elements in one expression. */

type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** An element with attributes (true: present, undefined and false: absent) and what stands in it. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...inner: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...inner)
  return made
}

/** Selects a value, which need not be among those that are offered. */
export function selectValue(select: HTMLSelectElement, value: string, shown = value): void {
  if ([...select.options].every((option) => option.value !== value)) select.append(element('option', { value }, shown))
  select.value = value
}

/** An element from markup of the report's own, which is escaped by construction. */
export function fromMarkup(markup: string): Element {
  const holder = document.createElement('template')
  holder.innerHTML = markup
  const [first] = holder.content.children
  if (!first) throw new Error('no element in the markup')
  return first
}
