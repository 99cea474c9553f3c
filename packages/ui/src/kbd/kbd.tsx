import './kbd.css'

export interface KbdProps {
  /** The key as Spanish keyboards name it: `Esc`, `Ctrl`, `K`, `/`, or `Enter`, `Arriba`, `Abajo`, which are drawn. */
  readonly keys: string
}

const DRAWN: Readonly<Record<string, string>> = {
  Enter: 'M11 3v5H3m3-3L3 8l3 3',
  Arriba: 'M7 12V2M3.5 5.5 7 2l3.5 3.5',
  Abajo: 'M7 2v10M3.5 8.5 7 12l3.5-3.5',
}

/** A key hint beside the word it belongs to. Shown on wide screens with a keyboard; readers are told by `aria-keyshortcuts`. */
export const Kbd = ({ keys }: KbdProps) => (
  <kbd className="ca-kbd" aria-hidden="true">
    {keys.split(' ').map((key) => {
      const path = DRAWN[key]
      return path === undefined ? (
        <span key={key}>{key}</span>
      ) : (
        <svg key={key} width="12" height="12" viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="1.5">
          <path d={path} />
        </svg>
      )
    })}
  </kbd>
)
