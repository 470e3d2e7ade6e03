import type { BannerActions } from '../areas/banner.ts';
import type { TabUser } from './tab-user.ts';

export function bannerActions(user: TabUser): Partial<BannerActions> {
  return {
    hasNoButton: async (name) => user.expect(!user.hasButton(name), `no button "${name}"`),
  };
}
