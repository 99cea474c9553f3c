import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
}

interface TabsProps<Value extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly children: ReactNode
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Parts of one thing, one at a time: left and right move, Home and End go to the ends. */
export const Tabs = <Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const step = STEPS[event.key]
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step === undefined ? null : at + step
    const tab = next === null ? undefined : tabs[(next + tabs.length) % tabs.length]
    if (tab === undefined) return
    event.preventDefault()
    onChange(tab.value)
    const button = list.current?.querySelector(`[data-tab="${tab.value}"]`)
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <>
      <div ref={list} className="usu-tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={go}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            data-tab={tab.value}
            className="usu-tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="usu-panel">
        {children}
      </div>
    </>
  )
}
