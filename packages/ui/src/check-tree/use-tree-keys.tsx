import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { CheckGroup, CheckTreeProps } from './check-tree.tsx'

export type CheckState = boolean | 'mixed'

/** Names of the nodes in the document. */
export const groupNode = (id: string): string => `grupo:${id}`
export const itemNode = (id: string): string => `punto:${id}`

/** The nodes in sight, from above. */
const nodesOf = (groups: readonly CheckGroup[], open: ReadonlySet<string>): readonly string[] =>
  groups.flatMap(({ id, items }) => [groupNode(id), ...(open.has(id) ? items.map((item) => itemNode(item.id)) : [])])

const nodeOf = (target: EventTarget): HTMLElement | null => {
  const node = target instanceof Element ? target.closest('[data-node]') : null
  return node instanceof HTMLElement ? node : null
}

const focusNode = (tree: Element, name: string | undefined): void => {
  const nodes = [...tree.querySelectorAll('[data-node]')]
  const node = nodes.find((one) => one instanceof HTMLElement && one.dataset['node'] === name)
  if (node instanceof HTMLElement) node.focus()
}

/** One node takes the Tab key; the arrows move it, the space bar ticks, right and left open and close. */
export const useTreeKeys = ({ groups, checked, open, onCheck, onOpen }: CheckTreeProps) => {
  const [focused, setFocused] = useState<string | null>(null)
  const nodes = nodesOf(groups, open)
  const stop = focused !== null && nodes.includes(focused) ? focused : (nodes[0] ?? null)
  const groupCalled = (name: string | undefined) => groups.find(({ id }) => groupNode(id) === name)

  const toggle = (name: string | undefined): void => {
    const group = groupCalled(name)
    const items = group?.items ?? groups.flatMap((one) => one.items).filter(({ id }) => itemNode(id) === name)
    const free = items.filter(({ locked }) => !locked)
    // A group in which something is missing is completed first.
    if (free.length > 0) {
      onCheck(
        free.map(({ id }) => id),
        !free.every(({ id }) => checked.has(id)),
      )
    }
  }

  const goTo = (tree: Element, name: string | undefined, key: string): boolean => {
    const at = nodes.indexOf(name ?? '')
    const group = groupCalled(name)
    if (key === 'ArrowDown' || (key === 'ArrowRight' && group !== undefined && open.has(group.id))) {
      focusNode(tree, nodes[at + 1])
    } else if (key === 'ArrowUp') focusNode(tree, nodes[at - 1])
    else if (key === 'Home') focusNode(tree, nodes[0])
    else if (key === 'End') focusNode(tree, nodes.at(-1))
    else if (key === 'ArrowRight' && group !== undefined) onOpen(group.id, true)
    else if (key === 'ArrowLeft' && group !== undefined) onOpen(group.id, false)
    else if (key === 'ArrowLeft')
      focusNode(
        tree,
        nodes.slice(0, at).findLast((one) => groupCalled(one) !== undefined),
      )
    else return false
    return true
  }

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const name = nodeOf(event.target)?.dataset['node']
    const group = groupCalled(name)
    if (event.key === ' ' || (event.key === 'Enter' && group === undefined)) toggle(name)
    else if (event.key === 'Enter' && group !== undefined) onOpen(group.id, !open.has(group.id))
    else if (!goTo(event.currentTarget, name, event.key)) return
    event.preventDefault()
  }

  const onClick = (event: MouseEvent<HTMLUListElement>): void => {
    const name = nodeOf(event.target)?.dataset['node']
    const group = groupCalled(name)
    const onBox = event.target instanceof Element && event.target.closest('[data-box]') !== null
    if (group === undefined || onBox) toggle(name)
    else onOpen(group.id, !open.has(group.id))
  }

  const onFocus = (event: FocusEvent<HTMLUListElement>): void =>
    setFocused(nodeOf(event.target)?.dataset['node'] ?? null)

  return { stop, handlers: { onKeyDown, onClick, onFocus } }
}
