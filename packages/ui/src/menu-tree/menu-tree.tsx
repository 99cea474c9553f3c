import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, CrossIcon } from '@blueprintjs/icons'
import { type JSX, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Action } from '../action/action.tsx'
import { Brand } from '../brand/brand.tsx'
import { useDrawerFocus } from './use-drawer-focus.tsx'
import './menu-tree.css'

export interface MenuItem {
  readonly key: string
  readonly label: string
  readonly icon?: JSX.Element
  /** A quiet word after the label: 'pronto'. */
  readonly note?: string
  /** A page. A group has `children` instead. */
  readonly href?: string
  readonly children?: readonly MenuItem[]
}

export interface MenuTreeProps {
  readonly items: readonly MenuItem[]
  /** `href` of the page that is open. */
  readonly current: string
  /** A plain click on a page; other clicks (new tab) are the browser's. */
  readonly onGo: (href: string) => void
  /** Only icons. */
  readonly collapsed: boolean
  readonly onCollapse: (collapsed: boolean) => void
  /** Open over the page, on a phone. */
  readonly drawerOpen: boolean
  readonly onDrawerClose: () => void
}

const holds = (item: MenuItem, href: string): boolean =>
  item.href === href || (item.children?.some((child) => holds(child, href)) ?? false)

/** A plain click goes without loading the site again; the others are the browser's. */
const goInside = (event: MouseEvent, href: string, { onGo, onDrawerClose }: MenuTreeProps): void => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  onGo(href)
  onDrawerClose()
}

interface BranchProps {
  readonly item: MenuItem
  readonly tree: MenuTreeProps
  readonly depth: number
}

const Branch = ({ item, tree, depth }: BranchProps) => {
  const [open, setOpen] = useState(() => holds(item, tree.current))
  const here = holds(item, tree.current)
  const words = (
    <span className="ca-menu-word">
      {item.label}
      {item.note === undefined ? null : (
        <>
          {' '}
          <span className="ca-menu-note">{item.note}</span>
        </>
      )}
    </span>
  )
  if (item.children === undefined) {
    const href = item.href ?? ''
    return (
      <li>
        <a
          className="ca-menu-item"
          data-depth={depth}
          href={href}
          title={tree.collapsed ? item.label : undefined}
          aria-current={here ? 'page' : undefined}
          onClick={(event) => {
            goInside(event, href, tree)
          }}
        >
          {item.icon}
          {words}
        </a>
      </li>
    )
  }
  return (
    <li>
      <button
        type="button"
        className="ca-menu-item"
        data-depth={depth}
        data-here={here ? '' : undefined}
        title={tree.collapsed ? item.label : undefined}
        aria-expanded={open && !tree.collapsed}
        onClick={() => {
          if (tree.collapsed) tree.onCollapse(false)
          setOpen(tree.collapsed || !open)
        }}
      >
        {item.icon}
        {words}
        <span className="ca-menu-turn">{open ? <ChevronDownIcon /> : <ChevronRightIcon />}</span>
      </button>
      {open && !tree.collapsed ? (
        <ul>
          {item.children.map((child) => (
            <Branch key={child.key} item={child} tree={tree} depth={depth + 1} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}

/** The left menu: groups that open, pages that go; icons alone when collapsed, a drawer on a phone. */
export const MenuTree = (props: MenuTreeProps) => {
  const { items, collapsed, onCollapse, drawerOpen, onDrawerClose } = props
  const menu = useRef<HTMLElement>(null)
  useDrawerFocus(menu, drawerOpen)
  useEffect(() => {
    if (!drawerOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDrawerClose()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [drawerOpen, onDrawerClose])
  return (
    <>
      {drawerOpen ? (
        <button
          type="button"
          className="ca-menu-veil"
          aria-label="Cerrar el menú"
          tabIndex={-1}
          onClick={onDrawerClose}
        />
      ) : null}
      <nav
        ref={menu}
        tabIndex={drawerOpen ? -1 : undefined}
        className="ca-menu"
        aria-label="Menú"
        data-collapsed={collapsed ? '' : undefined}
        data-drawer={drawerOpen ? 'open' : 'shut'}
      >
        <div className="ca-menu-brand">
          <a
            className="ca-menu-home"
            href="/"
            aria-label="Cauce, ir al inicio"
            onClick={(event) => {
              goInside(event, '/', props)
            }}
          >
            <Brand />
          </a>
          <span className="ca-menu-shut">
            <Action kind="quiet" icon={<CrossIcon />} label="Cerrar el menú" onClick={onDrawerClose} />
          </span>
        </div>
        <ul className="ca-menu-list">
          {items.map((item) => (
            <Branch key={item.key} item={item} tree={props} depth={0} />
          ))}
        </ul>
        <button
          type="button"
          className="ca-menu-item ca-menu-collapse"
          title={collapsed ? 'Expandir' : undefined}
          onClick={() => {
            onCollapse(!collapsed)
          }}
        >
          {collapsed ? <ChevronRightIcon size={20} /> : <ChevronLeftIcon size={20} />}
          <span className="ca-menu-word">{collapsed ? 'Expandir' : 'Contraer'}</span>
        </button>
      </nav>
    </>
  )
}
