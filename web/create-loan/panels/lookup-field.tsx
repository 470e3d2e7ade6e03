import { memo, useMemo } from 'react';
import type { ZipCode } from '../../../contracts/schemas/configuration.ts';
import { Combo, type ComboFieldProps } from '../../shared/ui/fields/combo.tsx';
import styles from '../address/address.module.css';
import type { ZipIndex } from '../address/zip-index.ts';

interface LookupFieldProps extends ComboFieldProps {
  readonly value: string;
  readonly zips: ZipIndex;
  readonly onChange: (text: string) => void;
  readonly onLookup: (row: ZipCode) => void;
  /** The field has the focus: a list that could not be had is asked for again. */
  readonly onArrive?: () => void;
}

/** A zip code or a city, with the places below that begin with what was typed, by zip and by city alike. */
export const LookupField = memo(function LookupField(props: LookupFieldProps) {
  const { value, zips, onChange, onLookup, ...rest } = props;
  const rows = useMemo(() => zips.search(value).map(rowOf), [zips, value]);
  return (
    <Combo<Row>
      {...rest}
      isPlain
      text={value}
      options={rows}
      onType={onChange}
      onPick={(row) => onLookup(row.place)}
    />
  );
});

interface Row {
  readonly value: string;
  readonly label: React.ReactNode;
  readonly title: string;
  readonly place: ZipCode;
}

function rowOf(place: ZipCode): Row {
  const { zip, city, state, county } = place;
  return {
    value: `${zip}|${city}|${state}|${county}`,
    title: `${zip} ${city}, ${state} ${county}`.trim(),
    label: (
      <span className={styles['place']}>
        <span className={styles['zip']}>{zip}</span>
        <span className={styles['city']}>
          {city}, {state}
        </span>
        <span className={styles['county']}>{county}</span>
      </span>
    ),
    place,
  };
}
