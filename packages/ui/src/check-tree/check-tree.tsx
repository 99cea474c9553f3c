/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a tree whose nodes are ticked has no element of its own; it is flat, its levels are said */
import { ChevronDownIcon, ChevronRightIcon } from '@blueprintjs/icons'
import { Fragment, memo, type ReactNode } from 'react'
import { StatusChip, type Tone } from '../status-chip/status-chip.tsx'
import { type CheckState, groupNode, itemNode, useTreeKeys } from './use-tree-keys.tsx'
import './check-tree.css'

export interface CheckItem {
  readonly id: string
  readonly title: ReactNode
  /** Second line. */
  readonly second?: ReactNode
  /** Second ink, at the right: the key. */
  readonly note?: ReactNode
  /** What would happen to it: "Se da". */
  readonly mark?: { readonly tone: Tone; readonly label: string }
  /** Why it cannot be ticked or unticked; null: it can. */
  readonly locked?: string | null
}

export interface CheckGroup {
  readonly id: string
  readonly title: string
  /** "3 de 12". */
  readonly note: string
  /** Never empty. */
  readonly items: readonly CheckItem[]
}

export interface CheckTreeProps {
  /** Name for readers. */
  readonly label: string
  readonly groups: readonly CheckGroup[]
  readonly checked: ReadonlySet<string>
  /** Ids of items that may be changed, and what they become. */
  readonly onCheck: (ids: readonly string[], checked: boolean) => void
  /** Ids of the groups whose items are seen. */
  readonly open: ReadonlySet<string>
  readonly onOpen: (id: string, open: boolean) => void
}

const Box = ({ state }: { readonly state: CheckState }) => (
  <span className="ca-tree-box" data-state={String(state)} data-box="" aria-hidden="true">
    <svg viewBox="0 0 16 16" width="16" height="16">
      {state === 'mixed' ? <path d="M4 8h8" /> : state ? <path d="M3.5 8.5 6.5 11.5 12.5 5" /> : null}
    </svg>
  </span>
)

interface ItemProps {
  readonly item: CheckItem
  readonly checked: boolean
  readonly isStop: boolean
  readonly place: number
  readonly size: number
}

/** One row: it is drawn again only when something of its own changes. */
const Item = memo(({ item, checked, isStop, place, size }: ItemProps) => (
  <li
    role="treeitem"
    className="ca-tree-item"
    data-node={itemNode(item.id)}
    tabIndex={isStop ? 0 : -1}
    aria-level={2}
    aria-posinset={place}
    aria-setsize={size}
    aria-checked={checked}
    aria-disabled={item.locked ? true : undefined}
  >
    <Box state={checked} />
    <span className="ca-tree-words">
      <span className="ca-tree-title">{item.title}</span>
      {item.mark === undefined ? null : <StatusChip tone={item.mark.tone} label={item.mark.label} />}
      {item.note === undefined ? null : <span className="ca-second ca-tree-note">{item.note}</span>}
      {item.second === undefined ? null : <span className="ca-second ca-tree-second">{item.second}</span>}
      {item.locked ? <span className="ca-second ca-tree-second">{item.locked}</span> : null}
    </span>
  </li>
))

/** True, false, or both of them under one heading. */
export const groupState = (items: readonly CheckItem[], checked: ReadonlySet<string>): CheckState => {
  const ticked = items.filter(({ id }) => checked.has(id)).length
  return ticked === 0 ? false : ticked === items.length ? true : 'mixed'
}

/**
 * Things to tick, in groups that tick all of theirs at once: one stop of the tabulator; up, down, Home and End move, right and
 * left open and close, the space bar ticks.
 */
export const CheckTree = (props: CheckTreeProps) => {
  const { label, groups, checked, open } = props
  const keys = useTreeKeys(props)
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its nodes take the focus
    <ul className="ca-tree" role="tree" aria-label={label} aria-multiselectable="true" {...keys.handlers}>
      {groups.map((group, place) => {
        const isOpen = open.has(group.id)
        const state = groupState(group.items, checked)
        const node = groupNode(group.id)
        return (
          <Fragment key={group.id}>
            <li
              role="treeitem"
              className="ca-tree-head"
              data-node={node}
              tabIndex={keys.stop === node ? 0 : -1}
              aria-level={1}
              aria-posinset={place + 1}
              aria-setsize={groups.length}
              aria-expanded={isOpen}
              aria-checked={state}
            >
              <Box state={state} />
              {isOpen ? <ChevronDownIcon size={16} /> : <ChevronRightIcon size={16} />}
              <span className="ca-tree-name">{group.title}</span>
              <span className="ca-second">{group.note}</span>
            </li>
            {isOpen
              ? group.items.map((item, index) => (
                  <Item
                    key={item.id}
                    item={item}
                    checked={checked.has(item.id)}
                    isStop={keys.stop === itemNode(item.id)}
                    place={index + 1}
                    size={group.items.length}
                  />
                ))
              : null}
          </Fragment>
        )
      })}
    </ul>
  )
}
