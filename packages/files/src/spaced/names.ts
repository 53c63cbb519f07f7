/** Names that stand twice are told apart: 'Depth', 'Depth (2)'. */

export function namesApart(names: readonly string[]): string[] {
  const taken = new Set(names)
  const seen = new Set<string>()
  const next = new Map<string, number>()
  return names.map((name) => {
    if (!seen.has(name)) {
      seen.add(name)
      return name
    }
    let number = next.get(name) ?? 2
    while (taken.has(`${name} (${number})`)) number++
    next.set(name, number + 1)
    const apart = `${name} (${number})`
    taken.add(apart)
    return apart
  })
}
