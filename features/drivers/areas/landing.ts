/** Where a user starts. Pages go by their titles. */
export interface LandingActions {
  imagineOriginatorOn(queue: string): Promise<void>;
  imagineRole(role: string): Promise<void>;
  imagineAdministrator(throughProvider: boolean, isDesignated: boolean): Promise<void>;
  imagineNoDesignatedUser(): Promise<void>;

  leadsTo(page: string): Promise<void>;
  leadsOutTo(page: string): Promise<void>;
  sees(page: string): Promise<void>;
  seesOutside(page: string): Promise<void>;
  preparedBefore(page: string): Promise<void>;
}
