/**
 * A drawing for each name of the menu's catalogue. Those of the groups that have a page in service come with the menu; the others, which
 * are seen when «Más adelante» opens or in the palette, when they are seen. @fuente spec 1 §2
 */
import {
  ChartIcon,
  CodeIcon,
  CogIcon,
  DataConnectionIcon,
  EndorsedIcon,
  FormIcon,
  GitBranchIcon,
  HistoryIcon,
  HomeIcon,
  PrescriptionIcon,
  PulseIcon,
  ShieldIcon,
  UserIcon,
} from '@blueprintjs/icons'
import type { MenuIcon } from '@cauce/domain/navigation/menu-icon'
import { lazy, Suspense, type JSX } from 'react'

const DRAWN = {
  chart: <ChartIcon size={20} />,
  code: <CodeIcon size={20} />,
  cog: <CogIcon size={20} />,
  'data-connection': <DataConnectionIcon size={20} />,
  endorsed: <EndorsedIcon size={20} />,
  form: <FormIcon size={20} />,
  'git-branch': <GitBranchIcon size={20} />,
  history: <HistoryIcon size={20} />,
  home: <HomeIcon size={20} />,
  prescription: <PrescriptionIcon size={20} />,
  pulse: <PulseIcon size={20} />,
  shield: <ShieldIcon size={20} />,
  user: <UserIcon size={20} />,
} satisfies Partial<Record<MenuIcon, JSX.Element>>

/** Those of «Más adelante». */
export type LaterIconName = Exclude<MenuIcon, keyof typeof DRAWN>

const isDrawn = (name: MenuIcon): name is keyof typeof DRAWN => name in DRAWN

const LaterIcon = lazy(() => import('./later-icons.tsx'))

const later = (name: LaterIconName): JSX.Element => (
  <Suspense fallback={<span className="ca-icon-place" />}>
    <LaterIcon name={name} />
  </Suspense>
)

/** The drawing of that name, or its place until it has come. */
export const menuIcon = (name: MenuIcon): JSX.Element => (isDrawn(name) ? DRAWN[name] : later(name))
