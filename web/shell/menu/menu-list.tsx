import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../../shared/store/store.ts';
import { panelsClosed } from '../../shared/store/ui-slice.ts';
import styles from './menu.module.css';
import { MenuGroup, MenuRow } from './menu-entry.tsx';
import { currentNode, everyNode, placesOf } from './nodes.ts';
import { useOpenPage } from './open-page.ts';
import type { MenuNode } from './parse-menu.ts';

interface MenuListProps {
  readonly nodes: readonly MenuNode[];
  readonly shown: readonly MenuNode[];
  readonly isFiltered: boolean;
  /** Returns true if a group is open before the user has toggled it. */
  readonly isOpenAtFirst: (group: MenuNode, holdsCurrent: boolean) => boolean;
}

/** The entries of a menu in their groups. With a filter, each matching group is open. */
export function MenuList({ nodes, shown, isFiltered, isOpenAtFirst }: MenuListProps) {
  const open = useOpenPage();
  const { pathname, search } = useLocation();
  const current = useMemo(() => currentNode(nodes, { pathname, search })?.key, [nodes, pathname, search]);
  const dispatch = useAppDispatch();
  const places = useMemo(() => placesOf(nodes), [nodes]);
  const placeOf = ({ key }: MenuNode): string => places.get(key) ?? key;
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = (group: MenuNode): boolean => {
    if (isFiltered) return true;
    const holdsCurrent = everyNode(group.items).some(({ key }) => key === current);
    return toggled[placeOf(group)] ?? isOpenAtFirst(group, holdsCurrent);
  };
  const toggle = (group: MenuNode) => {
    // Each click in a menu closes the panels, also one on the heading of a group.
    dispatch(panelsClosed());
    if (!isFiltered) setToggled((before) => ({ ...before, [placeOf(group)]: !isOpen(group) }));
  };
  const draw = (node: MenuNode) =>
    node.items.length === 0 ? (
      <MenuRow key={node.key} node={node} isCurrent={node.key === current} onOpen={open} />
    ) : (
      <MenuGroup key={node.key} node={node} isOpen={isOpen(node)} onToggle={toggle}>
        {node.items.map(draw)}
      </MenuGroup>
    );
  return (
    <ul className={styles['list']} data-rows>
      {shown.map(draw)}
    </ul>
  );
}
