import { Button, Checkbox, Form, type FormRule, Input } from 'antd';
import type { Fault } from '../../client/contract.ts';
import { Card, NumberInput } from './controls.tsx';

type CustomFault = Pick<Fault, 'kind' | 'status' | 'message' | 'withTraceId' | 'delayMilliseconds'>;

/** An error with any status, message and delay, at the target of the other errors. */
export const CustomError = ({ inject }: { readonly inject: (fault: CustomFault) => void }) => (
  <Card id="custom" title="Custom error">
    <details>
      <summary>Status, message and delay</summary>
      <p className="hint">The target is that of “Inject an error”.</p>
      <Form
        name="custom-status"
        layout="vertical"
        initialValues={{ status: 503, withTraceId: true }}
        onFinish={({ message, ...fault }: Omit<CustomFault, 'kind'>) =>
          inject({ kind: 'status', ...fault, ...(message ? { message } : {}) })
        }
      >
        <Form.Item name="status" label="Status" rules={wholeFrom(400, 599)}>
          <NumberInput />
        </Form.Item>
        <Form.Item name="message" label="Message">
          <Input maxLength={500} placeholder="None: the response has no body" />
        </Form.Item>
        <Form.Item name="withTraceId" valuePropName="checked">
          <Checkbox>With trace id</Checkbox>
        </Form.Item>
        <Button htmlType="submit">Inject status</Button>
      </Form>
      <Form
        name="custom-delay"
        layout="vertical"
        initialValues={{ delayMilliseconds: 10_000 }}
        onFinish={(fault: Omit<CustomFault, 'kind'>) => inject({ kind: 'delay', ...fault })}
      >
        <Form.Item name="delayMilliseconds" label="Delay in milliseconds" rules={wholeFrom(1, 60_000)}>
          <NumberInput />
        </Form.Item>
        <Button htmlType="submit">Delay</Button>
      </Form>
    </details>
  </Card>
);

const wholeFrom = (min: number, max: number): FormRule[] => [
  { required: true, type: 'integer', min, max, message: `Enter a whole number from ${min} to ${max}.` },
];
